import { Icon, type IconProps } from './Icon.tsx';

export function MergeIcon(props: IconProps) {
  return <Icon {...props} path="m8 6 4-4 4 4M12 2v10.3a4 4 0 0 1-1.172 2.872L4 22M20 22l-5-5" />;
}
