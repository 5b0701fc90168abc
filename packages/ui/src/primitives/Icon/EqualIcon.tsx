import { Icon, type IconProps } from './Icon.tsx';

export function EqualIcon(props: IconProps) {
  return <Icon {...props} path="M5 9h14M5 15h14" />;
}
