import { Icon, type IconProps } from './Icon.tsx';

export function ImagesIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="m22 11-1.296-1.296a2.4 2.4 0 0 0-3.408 0L11 16M4 8a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2M13 6a1 1 0 1 1 0 2a1 1 0 1 1 0-2M10 2h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z"
    />
  );
}
