import { stockTone } from '../stockTone.ts';
import { badge, status } from './StockStatus.css.ts';

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
  return <span className={look === 'badge' ? `${status[tone]} ${badge[tone]}` : status[tone]}>{text}</span>;
}
