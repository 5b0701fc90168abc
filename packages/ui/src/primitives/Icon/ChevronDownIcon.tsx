import { Icon, type IconProps } from './Icon.tsx';

export function ChevronDownIcon(props: IconProps) {
  return <Icon {...props} path="M6 9l6 6 6-6" />;
}
