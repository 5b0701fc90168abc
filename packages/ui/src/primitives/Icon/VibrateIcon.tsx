import { Icon, type IconProps } from './Icon.tsx';

export function VibrateIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="m2 8 2 2-2 2 2 2-2 2M22 8l-2 2 2 2-2 2 2 2M9 5h6a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z"
    />
  );
}
