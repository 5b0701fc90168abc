import { Icon, type IconProps } from './Icon.tsx';

export function ChevronRightIcon(props: IconProps) {
  return <Icon {...props} path="M9 18l6-6-6-6" />;
}
