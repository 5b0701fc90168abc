import { Icon, type IconProps } from './Icon.tsx';

export function HashIcon(props: IconProps) {
  return <Icon {...props} path="M4 9h16M4 15h16M10 3 8 21M16 3l-2 18" />;
}
