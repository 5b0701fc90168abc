/** The windows a story is photographed in; sizes in px. */
export const windows = {
  desktop: { width: 1440, height: 1000 },
  phone: { width: 375, height: 812 },
} as const;
export type WindowName = keyof typeof windows;

/** A picture to take. */
export interface Shot {
  /** The story's id. */
  readonly id: string;
  readonly title: string;
  readonly window: WindowName;
}

/** The file a picture is kept in. */
export const fileOf = ({ id, window }: Pick<Shot, 'id' | 'window'>): string => `${id}-${window}.png`;
