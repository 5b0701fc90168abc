import { Icon, type IconProps } from './Icon.tsx';

export function SwitchCameraIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M11 19H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h5M13 5h7a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-5M12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6M18 22l-3-3 3-3M6 2l3 3-3 3"
    />
  );
}
