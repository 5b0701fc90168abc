import { Icon, type IconProps } from './Icon.tsx';

export function CloseIcon(props: IconProps) {
  return <Icon {...props} path="M18 6 6 18M6 6l12 12" />;
}
