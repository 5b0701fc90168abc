import { Icon, type IconProps } from './Icon.tsx';

export function KeyboardIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM6 8h.01M10 8h.01M14 8h.01M18 8h.01M8 12h.01M12 12h.01M16 12h.01M7 16h10"
    />
  );
}
