import { Icon, type IconProps } from './Icon.tsx';

export function MaximizeIcon(props: IconProps) {
  return <Icon {...props} path="M15 3h6v6M21 3l-7 7M3 21l7-7M9 21H3v-6" />;
}
