import { Icon, type IconProps } from './Icon.tsx';

export function BookmarkPlusIcon(props: IconProps) {
  return <Icon {...props} path="m19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16zM12 7v6M15 10H9" />;
}
