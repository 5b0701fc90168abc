import { Icon, type IconProps } from './Icon.tsx';

export function FileQuestionIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM12 17h.01M9.1 9a3 3 0 0 1 5.82 1c0 2-3 3-3 3"
    />
  );
}
