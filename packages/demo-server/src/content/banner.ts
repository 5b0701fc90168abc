import { drawObject } from '../shop/pictures/drawObject.ts';
import type { Promotion } from './promotions.ts';

const width = 1200;
const height = 480;

/** Where up to three objects stand, the one in front last: left edge, floor and scale. */
const places: readonly (readonly [x: number, floor: number, scale: number])[] = [
  [900, 392, 1.05],
  [560, 392, 1.05],
  [690, 430, 1.4],
];

/**
 * The drawn banner of a promotion, without words: the page writes them beside it. What is promoted stands on the right;
 * the left third is quiet ground for the text.
 */
export function drawBanner({ id, drawings, ground: [from, to] }: Promotion): string {
  const shown = drawings.slice(0, places.length);
  const chosen = places.slice(places.length - shown.length);
  const objects = shown.toReversed().map((drawing, index) => {
    const [x, floor, scale] = chosen[index] ?? [690, 430, 1.4];
    const top = floor - 214 * scale;
    return `<g transform="translate(${x} ${top}) scale(${scale})">${drawObject(drawing, 'teal', id)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMid slice"><defs><linearGradient id="g${id}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g${id})"/><circle cx="930" cy="230" r="330" fill="#fff" opacity=".35"/><rect y="400" width="${width}" height="80" fill="#000" opacity=".03"/>${objects.join('')}</svg>`;
}
