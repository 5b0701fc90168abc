import type { IconStyle } from '@vitrin/api-client/read/readIconClass';
import { useIconSet, type IconSetState } from '../useIconSet.ts';
import { IconChoice, type IconChoiceProps } from './IconChoice.tsx';

export interface IconPanelProps extends Omit<IconChoiceProps, keyof IconSetState> {
  style: IconStyle;
}

/** The icons of one set, fetched when its tab is first shown. */
export function IconPanel({ style, ...choice }: IconPanelProps) {
  return <IconChoice {...useIconSet(style)} {...choice} />;
}
