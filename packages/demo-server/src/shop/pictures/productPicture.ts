import type { Product } from '../catalogue/Catalogue.ts';
import { boundsOf } from './boundsOf.ts';
import { createBrush } from './createBrush.ts';
import type { DrawingType } from './DrawingType.ts';
import { drawObject } from './drawObject.ts';
import { palettes } from './Palette.ts';
import { readMaterial } from './readMaterial.ts';
import { faint, line, move, path, rect, repeat, round } from './shapes.ts';

/** 0 the product, 1 a close-up from the other side, 2 in its box, 3 with its measures. */
type PictureView = 0 | 1 | 2 | 3;

export const pictureViews: readonly PictureView[] = [0, 1, 2, 3];

/**
 * Draws a product as a complete SVG document on white.
 * @param size width and height in px; the drawing scales
 */
export function productPicture(product: Product, view: PictureView, size: number): string {
  const scene = scenes[view](product);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="${size}" height="${size}">${scene}</svg>`;
}

type Scene = (product: Product) => string;

const drawn = (product: Product) =>
  drawObject(product.drawing, product.palette, product.id, readMaterial(product));

const scenes: Readonly<Record<PictureView, Scene>> = {
  0: (product) => rect(0, 0, 240, 240, 0, '#fff') + move('translate(12 12) scale(.9)', drawn(product)),
  1: drawCloseUp,
  2: drawBoxed,
  3: drawMeasured,
};

// Figures on a display do not stand a mirror.
const hasDisplay: ReadonlySet<DrawingType> = new Set([
  'multimeter',
  'thermometer',
  'caliper',
  'welding-machine',
]);

function drawCloseUp(product: Product): string {
  const [x, y, width, height] = boundsOf[product.drawing];
  const scale = Math.min(2, 250 / Math.min(width, height));
  const middle = [x + width * 0.62, y + height * 0.38] as const;
  return (
    `<defs><radialGradient id="studio" cy=".4" r=".8"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#dfe5e8"/></radialGradient></defs>` +
    rect(0, 0, 240, 240, 0, 'url(#studio)') +
    move(
      `translate(120 124) scale(${round(hasDisplay.has(product.drawing) ? scale : -scale)} ${round(scale)}) translate(${round(-middle[0])} ${round(-middle[1])})`,
      drawn(product),
    )
  );
}

function drawBoxed(product: Product): string {
  const b = createBrush('box', product.palette, product.id);
  const { body, accent } = palettes[product.palette];
  return (
    rect(0, 0, 240, 240, 0, '#fff') +
    b.ground(122, 214, 106) +
    b.defs() +
    path('M34 62L64 36h156l-24 26z', body[0]) +
    path('M196 62l24-26v146l-24 30z', body[2]) +
    rect(34, 62, 162, 150, 0, '#f7f9f9') +
    path('M34 62h162v34H34z', body[1]) +
    path('M34 196h162v16H34z', body[1]) +
    path('M196 62l24-26v34l-24 26z', accent[1], faint(0.35)) +
    path('M118 62l26-26h18l-26 26z', '#fff', faint(0.35)) +
    `<text x="44" y="85" font-family="Inter,Arial,sans-serif" font-size="18" font-weight="700" fill="#fff">${escapeXml(product.brandName)}</text>` +
    `<text x="44" y="207" font-family="Inter,Arial,sans-serif" font-size="9.5" font-weight="600" fill="#fff">${escapeXml(product.code)}</text>` +
    move('translate(66 96) scale(.41)', drawn(product)) +
    rect(162, 108, 24, 24, 12, accent[1]) +
    `<text x="174" y="123.500" text-anchor="middle" font-family="Inter,Arial,sans-serif" font-size="8.500" font-weight="700" fill="#fff">×${product.pack}</text>` +
    move('translate(142 176)', rect(0, 0, 48, 16, 1, '#fff'), drawBars(product.ean13))
  );
}

/** Bars that look like the barcode; the digits decide their widths. */
const drawBars = (ean13: string) =>
  repeat(ean13.length, (i) => {
    const digit = Number(ean13.charAt(i));
    return rect(4 + i * 3.1, 3, 0.6 + (digit % 4) * 0.45, 10, 0, '#1f272b');
  });

function drawMeasured(product: Product): string {
  const scale = 0.68;
  const [x, y, width, height] = boundsOf[product.drawing].map((value) => round(value * scale)) as [
    number,
    number,
    number,
    number,
  ];
  const left = 130 - width / 2;
  const top = 96 - height / 2;
  const bottom = top + height;
  const ink = '#3d5a80';
  const specifications = product.specifications.slice(0, 3);
  return (
    `<defs><filter id="plan"><feColorMatrix type="saturate" values=".12"/></filter><pattern id="grid" width="12" height="12" patternUnits="userSpaceOnUse">${line('M12 0H0v12', '#dde6f0', 0.6)}</pattern></defs>` +
    rect(0, 0, 240, 240, 0, '#fbfcfe') +
    rect(0, 0, 240, 240, 0, 'url(#grid)') +
    move(
      `translate(${round(left - x)} ${round(top - y)}) scale(${scale})`,
      `<g filter="url(#plan)" opacity=".9">${drawn(product)}</g>`,
    ) +
    measure(left, bottom + 10, left + width, bottom + 10, 'A', ink) +
    measure(left - 12, top, left - 12, bottom, 'B', ink) +
    rect(10, 196, 220, 36, 3, '#fff', `stroke="${ink}" stroke-width=".8"`) +
    specifications
      .map(
        ([label, value], i) =>
          `<text x="${17 + i * 73}" y="210" font-family="Inter,Arial,sans-serif" font-size="7" fill="#5c6b7a">${escapeXml(shorten(label, 18))}</text>` +
          `<text x="${17 + i * 73}" y="223" font-family="Inter,Arial,sans-serif" font-size="8.500" font-weight="600" fill="${ink}">${escapeXml(shorten(value, 15))}</text>`,
      )
      .join('')
  );
}

function measure(x1: number, y1: number, x2: number, y2: number, name: string, ink: string): string {
  const isLevel = y1 === y2;
  const end = (x: number, y: number) =>
    isLevel ? `M${round(x)} ${round(y - 5)}v10` : `M${round(x - 5)} ${round(y)}h10`;
  const middle = [(x1 + x2) / 2, (y1 + y2) / 2] as const;
  return (
    line(`M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}${end(x1, y1)}${end(x2, y2)}`, ink, 1) +
    rect(middle[0] - 7, middle[1] - 6, 14, 12, 2, '#fbfcfe') +
    `<text x="${round(middle[0])}" y="${round(middle[1] + 3.2)}" text-anchor="middle" font-family="Inter,Arial,sans-serif" font-size="9" font-weight="700" fill="${ink}">${name}</text>`
  );
}

const shorten = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`;

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
