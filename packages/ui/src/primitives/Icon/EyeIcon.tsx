import { Icon, type IconProps } from './Icon.tsx';

export function EyeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0"
    />
  );
}
