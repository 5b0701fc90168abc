import { Icon, type IconProps } from './Icon.tsx';

export function SearchIcon(props: IconProps) {
  return <Icon {...props} path="M21 21l-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0" />;
}
