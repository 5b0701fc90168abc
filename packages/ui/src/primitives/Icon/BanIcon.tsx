import { Icon, type IconProps } from './Icon.tsx';

export function BanIcon(props: IconProps) {
  return <Icon {...props} path="M4.929 4.929L19.07 19.071M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0" />;
}
