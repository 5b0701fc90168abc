export const fonts = ['sans', 'serif', 'rounded'] as const;
export const thumbnailHeights = [32, 40, 48] as const;
export const roundings = ['none', 'sm', 'md', 'lg', 'full'] as const;

/** Everything about the look of the QR menu that can be changed. */
export interface QrMenuConfig {
  /** Names and prices; `#RRGGBB`, as all colours here. */
  readonly primaryColor: string;
  /** Descriptions. */
  readonly secondaryColor: string;
  readonly backgroundColor: string;
  readonly borderColor: string;
  readonly restaurantName: string;
  readonly restaurantAddress: string;
  /** Dishes beside each other: 1 to 4 where the page is narrow, 1 to 6 where it is wide. */
  readonly columnsSmall: number;
  readonly columnsLarge: number;
  readonly fontFamily: (typeof fonts)[number];
  /** In steps of 0.25 rem: 32 is 8 rem. */
  readonly thumbnailHeight: (typeof thumbnailHeights)[number];
  readonly thumbnailRounded: (typeof roundings)[number];
  /** In px at the browser's usual text size. */
  readonly titleFontSize: number;
  readonly descriptionFontSize: number;
  readonly priceFontSize: number;
}

/** Smallest and largest value of what is chosen on a scale. */
export const limits = {
  columnsSmall: [1, 4],
  columnsLarge: [1, 6],
  titleFontSize: [14, 28],
  descriptionFontSize: [12, 20],
  priceFontSize: [14, 28],
} as const satisfies Partial<Record<keyof QrMenuConfig, readonly [number, number]>>;

/** Longest texts, so that a pasted page does not become a name. */
export const longest = { restaurantName: 80, restaurantAddress: 160 } as const;
