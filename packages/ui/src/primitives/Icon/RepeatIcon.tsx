import { Icon, type IconProps } from './Icon.tsx';

export function RepeatIcon(props: IconProps) {
  return (
    <Icon {...props} path="m2 9 3-3 3 3M13 18H7a2 2 0 0 1-2-2V6M22 15l-3 3-3-3M11 6h6a2 2 0 0 1 2 2v10" />
  );
}
