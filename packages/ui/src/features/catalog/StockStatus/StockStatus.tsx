import { DiscFullIcon } from '../../../primitives/Icon/DiscFullIcon.tsx';
import { DiscHalfIcon } from '../../../primitives/Icon/DiscHalfIcon.tsx';
import { RingStruckIcon } from '../../../primitives/Icon/RingStruckIcon.tsx';
import { stockTone, type StockTone } from '../stockTone.ts';
import { badge, status } from './StockStatus.css.ts';

const glyphs: Record<StockTone, (() => React.JSX.Element) | undefined> = {
  available: DiscFullIcon,
  low: DiscHalfIcon,
  none: RingStruckIcon,
  other: undefined,
};

export interface StockStatusProps {
  /** The shop's own words: 'Stokta', 'Son 8 adet', 'Stokta yok'. */
  text: string;
  /** `badge` stands on a ground of its own, 24 px high, where it is one of a few facts. */
  look?: 'text' | 'badge';
}

/** How much there is, in the shop's words; the tone has a shape of its own besides its colour. */
export function StockStatus({ text, look = 'text' }: StockStatusProps) {
  if (text === '') return null;
  const tone = stockTone(text);
  const Glyph = glyphs[tone];
  return (
    <span className={look === 'badge' ? `${status[tone]} ${badge[tone]}` : status[tone]}>
      {Glyph && <Glyph />}
      {text}
    </span>
  );
}
