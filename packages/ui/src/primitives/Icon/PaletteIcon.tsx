import { Icon, type IconProps } from './Icon.tsx';

export function PaletteIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8zM14 6.5a.5 .5 0 1 1-1 0 .5 .5 0 0 1 1 0M18 10.5a.5 .5 0 1 1-1 0 .5 .5 0 0 1 1 0M7 12.5a.5 .5 0 1 1-1 0 .5 .5 0 0 1 1 0M9 7.5a.5 .5 0 1 1-1 0 .5 .5 0 0 1 1 0"
    />
  );
}
