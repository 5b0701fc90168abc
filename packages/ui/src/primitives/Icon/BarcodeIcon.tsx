import { Icon, type IconProps } from './Icon.tsx';

export function BarcodeIcon(props: IconProps) {
  return <Icon {...props} path="M3 5v14M8 5v14M12 5v14M17 5v14M21 5v14" />;
}
