import { Icon, type IconProps } from './Icon.tsx';

export function SkipForwardIcon(props: IconProps) {
  return <Icon {...props} path="M5 4l10 8l-10 8zM19 5v14" />;
}
