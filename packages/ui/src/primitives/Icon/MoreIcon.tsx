import { Icon, type IconProps } from './Icon.tsx';

export function MoreIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M13 12a1 1 0 1 1-2 0a1 1 0 1 1 2 0zM13 5a1 1 0 1 1-2 0a1 1 0 1 1 2 0zM13 19a1 1 0 1 1-2 0a1 1 0 1 1 2 0z"
    />
  );
}
