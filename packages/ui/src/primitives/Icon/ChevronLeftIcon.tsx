import { Icon, type IconProps } from './Icon.tsx';

export function ChevronLeftIcon(props: IconProps) {
  return <Icon {...props} path="M15 18l-6-6 6-6" />;
}
