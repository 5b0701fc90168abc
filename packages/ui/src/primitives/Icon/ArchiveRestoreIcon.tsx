import { Icon, type IconProps } from './Icon.tsx';

export function ArchiveRestoreIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M3 3h18a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM4 8v11a2 2 0 0 0 2 2h2M20 8v11a2 2 0 0 1-2 2h-2M9 15l3-3 3 3M12 12v9"
    />
  );
}
