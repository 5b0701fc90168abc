import { Icon, type IconProps } from './Icon.tsx';

export function ArrowUpIcon(props: IconProps) {
  return <Icon {...props} path="M5 12l7-7 7 7M12 19V5" />;
}
