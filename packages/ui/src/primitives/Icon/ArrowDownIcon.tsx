import { Icon, type IconProps } from './Icon.tsx';

export function ArrowDownIcon(props: IconProps) {
  return <Icon {...props} path="M12 5v14M19 12l-7 7-7-7" />;
}
