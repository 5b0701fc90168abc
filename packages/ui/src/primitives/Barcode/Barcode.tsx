import { bars, digits, paper, plain } from './Barcode.css.ts';
import type { Stripes } from './encodeBarcode.ts';

/** Sizes in px. A module of one is 0,264 mm on paper, the least an EAN may have. */
const size = { height: 35, font: 10, margin: 2, gap: 2 } as const;
const fullHeight = size.height + size.gap + size.font + 2 * size.margin;

export interface BarcodeProps {
  /** The code as it was sent. */
  value: string;
  /** What is read aloud of one that is drawn. */
  label: string;
  /** Undefined where it cannot be drawn, or not yet: then the code stands there as text. */
  stripes: Stripes | undefined;
}

/** A bar code to be scanned from the screen or from paper. */
export function Barcode({ value, label, stripes }: BarcodeProps) {
  if (!stripes) return <span className={plain}>{value}</span>;
  const width = barcodeWidth(stripes);
  const left = Math.floor((width - stripes.modules.length) / 2);
  return (
    <svg
      className={paper}
      role="img"
      aria-label={label}
      width={width}
      height={fullHeight}
      viewBox={`0 0 ${width} ${fullHeight}`}
    >
      <path className={bars} d={pathOf(stripes.modules, left)} />
      <text
        className={digits}
        x={width / 2}
        y={size.margin + size.height + size.gap + size.font - 2}
        fontSize={size.font}
      >
        {stripes.text}
      </text>
    </svg>
  );
}

/** How wide a drawn code is, in px; a short one no narrower than its digits. */
export const barcodeWidth = ({ modules, text }: Stripes): number =>
  Math.max(modules.length, Math.ceil(text.length * size.font * 0.7)) + 2 * size.margin;

/** Each run of ones is one rectangle. */
const pathOf = (modules: string, left: number): string =>
  [...modules.matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${left + index} ${size.margin}h${length}v${size.height}h-${length}z`)
    .join('');
