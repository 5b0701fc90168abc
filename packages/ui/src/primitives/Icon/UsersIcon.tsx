import { Icon, type IconProps } from './Icon.tsx';

export function UsersIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M18 21a8 8 0 0 0-16 0M15 8a5 5 0 1 1-10 0 5 5 0 0 1 10 0M22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3"
    />
  );
}
