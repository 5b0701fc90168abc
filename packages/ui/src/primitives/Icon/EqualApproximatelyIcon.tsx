import { Icon, type IconProps } from './Icon.tsx';

export function EqualApproximatelyIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M5 15a6.5 6.5 0 0 1 7 0a6.5 6.5 0 0 0 7 0M5 9a6.5 6.5 0 0 1 7 0a6.5 6.5 0 0 0 7 0"
    />
  );
}
