import { Icon, type IconProps } from './Icon.tsx';

export function ImageIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM11 9a2 2 0 1 1-4 0 2 2 0 0 1 4 0M21 15l-3.086-3.086a2 2 0 0 0-2.828 0L6 21"
    />
  );
}
