import { Icon, type IconProps } from './Icon.tsx';

export function LinkIcon(props: IconProps) {
  return <Icon {...props} path="M9 17H7A5 5 0 0 1 7 7h2M15 7h2a5 5 0 1 1 0 10h-2M8 12h8" />;
}
