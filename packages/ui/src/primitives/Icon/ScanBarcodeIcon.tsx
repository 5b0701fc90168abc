import { Icon, type IconProps } from './Icon.tsx';

export function ScanBarcodeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M3 7V5a2 2 0 0 1 2-2h2M17 3h2a2 2 0 0 1 2 2v2M21 17v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2M8 7v10M12 7v10M17 7v10"
    />
  );
}
