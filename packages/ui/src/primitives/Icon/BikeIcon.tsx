import { Icon, type IconProps } from './Icon.tsx';

export function BikeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M22 17.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M9 17.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M16 5a1 1 0 1 1-2 0 1 1 0 0 1 2 0M12 17.5V14l-3-3 4-3 2 3h2"
    />
  );
}
