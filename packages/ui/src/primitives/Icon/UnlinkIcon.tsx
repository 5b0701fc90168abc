import { Icon, type IconProps } from './Icon.tsx';

export function UnlinkIcon(props: IconProps) {
  return <Icon {...props} path="M15 7h2a5 5 0 0 1 0 10h-2m-6 0H7A5 5 0 0 1 7 7h2" />;
}
