import { Icon, type IconProps } from './Icon.tsx';

export function ArrowRightIcon(props: IconProps) {
  return <Icon {...props} path="M5 12h14M12 5l7 7-7 7" />;
}
