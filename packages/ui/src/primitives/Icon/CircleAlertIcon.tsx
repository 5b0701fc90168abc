import { Icon, type IconProps } from './Icon.tsx';

export function CircleAlertIcon(props: IconProps) {
  return <Icon {...props} path="M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M12 8L12 12M12 16L12.01 16" />;
}
