import { Icon, type IconProps } from './Icon.tsx';

export function ListPlusIcon(props: IconProps) {
  return <Icon {...props} path="M16 5H3M11 12H3M16 19H3M18 9v6M21 12h-6" />;
}
