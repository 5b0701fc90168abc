import { Icon, type IconProps } from './Icon.tsx';

export function ClockIcon(props: IconProps) {
  return <Icon {...props} path="M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M12 6v6l4 2" />;
}
