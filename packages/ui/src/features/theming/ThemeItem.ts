/** What of an item of themeSettings can be changed. */
export const themeFields = ['bg_color', 'text_color', 'height', 'customCss'] as const;
export type ThemeField = (typeof themeFields)[number];

/** One region or kind of element that a theme paints. */
export interface ThemeItem {
  /** `{block}.{item}`. */
  readonly path: string;
  readonly title: string;
  /** Name of the class or id its rules meet, with the sign; '' where it has none and custom CSS could go nowhere. */
  readonly selector: string;
  /** The fields it has, in the order they are shown. */
  readonly fields: readonly ThemeField[];
  /** Values as they are written, '' where there is none. */
  readonly values: Readonly<Record<ThemeField, string>>;
}

/** Items that belong together. */
export interface ThemeBlock {
  readonly name: string;
  readonly title: string;
  readonly items: readonly ThemeItem[];
}
