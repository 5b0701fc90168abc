import { classic } from './menuPresets.ts';
import { fonts, limits, longest, roundings, thumbnailHeights, type QrMenuConfig } from './QrMenuConfig.ts';

/** The menu before anybody has touched it. */
export const firstConfig: QrMenuConfig = {
  ...classic.look,
  restaurantName: 'Zeytin Dalı Lokantası',
  restaurantAddress: 'Rıhtım Sokak No: 14, Ayvalık / Balıkesir',
  columnsSmall: 1,
  columnsLarge: 3,
  thumbnailHeight: 40,
  titleFontSize: 18,
  descriptionFontSize: 14,
  priceFontSize: 18,
};

const color = (value: unknown) =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? value.toUpperCase() : undefined;
const text = (most: number) => (value: unknown) =>
  typeof value === 'string' ? value.slice(0, most) : undefined;
const oneOf =
  <T>(all: readonly T[]) =>
  (value: unknown) =>
    all.find((one) => one === value);
const whole =
  ([least, most]: readonly [number, number]) =>
  (value: unknown) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : undefined;

const readers: { readonly [K in keyof QrMenuConfig]: (value: unknown) => QrMenuConfig[K] | undefined } = {
  primaryColor: color,
  secondaryColor: color,
  backgroundColor: color,
  borderColor: color,
  restaurantName: text(longest.restaurantName),
  restaurantAddress: text(longest.restaurantAddress),
  columnsSmall: whole(limits.columnsSmall),
  columnsLarge: whole(limits.columnsLarge),
  fontFamily: oneOf(fonts),
  thumbnailHeight: oneOf(thumbnailHeights),
  thumbnailRounded: oneOf(roundings),
  titleFontSize: whole(limits.titleFontSize),
  descriptionFontSize: whole(limits.descriptionFontSize),
  priceFontSize: whole(limits.priceFontSize),
};

/** Reads what a device has kept: each value that cannot be is the first one instead, what is unknown is left out. */
export function readMenuConfig(stored: unknown): QrMenuConfig {
  const from = typeof stored === 'object' && stored !== null ? stored : {};
  const read = Object.entries(readers).flatMap(([key, reader]) => {
    const value = Object.hasOwn(from, key) ? reader(Reflect.get(from, key)) : undefined;
    return value === undefined ? [] : [[key, value] as const];
  });
  return { ...firstConfig, ...Object.fromEntries(read) };
}
