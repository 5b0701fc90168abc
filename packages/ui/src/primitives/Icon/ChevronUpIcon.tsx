import { Icon, type IconProps } from './Icon.tsx';

export function ChevronUpIcon(props: IconProps) {
  return <Icon {...props} path="M18 15l-6-6-6 6" />;
}
