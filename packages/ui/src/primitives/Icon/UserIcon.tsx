import { Icon, type IconProps } from './Icon.tsx';

export function UserIcon(props: IconProps) {
  return <Icon {...props} path="M17 8a5 5 0 1 1-10 0 5 5 0 0 1 10 0M20 21a8 8 0 0 0-16 0" />;
}
