import { Icon, type IconProps } from './Icon.tsx';

export function MinusIcon(props: IconProps) {
  return <Icon {...props} path="M5 12h14" />;
}
