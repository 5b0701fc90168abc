import { modes } from '../../.storybook/modes.ts';
import { viewports } from '../../.storybook/viewports.ts';

export type ModeName = keyof typeof modes;

/** What a story is photographed in: the same modes as Chromatic's. */
export const modeNames = Object.keys(modes) as readonly ModeName[];

/** The window of a mode, in px. */
export function windowOf(mode: ModeName): { width: number; height: number } {
  const { width, height } = viewports[modes[mode].viewport].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

/** What a mode sets in the toolbar, as an address carries it: `scheme:dark`; '' where it sets nothing. */
export const globalsOf = (mode: ModeName): string =>
  Object.entries(modes[mode])
    .filter(([name]) => name !== 'viewport')
    .map((pair) => pair.join(':'))
    .join(';');

/** A picture to take. */
export interface Shot {
  /** The story's id. */
  readonly id: string;
  readonly title: string;
  readonly mode: ModeName;
}

/** The name of a picture: `screens-basket--default-phone`. */
export const pictureOf = ({ id, mode }: Pick<Shot, 'id' | 'mode'>): string => `${id}-${mode}`;
