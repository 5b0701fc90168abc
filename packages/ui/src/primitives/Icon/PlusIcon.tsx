import { Icon, type IconProps } from './Icon.tsx';

export function PlusIcon(props: IconProps) {
  return <Icon {...props} path="M5 12h14M12 5v14" />;
}
