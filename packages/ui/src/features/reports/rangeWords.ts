import { formatDate } from '../../text/formatDate.ts';
import type { ReportRange } from './reportQuery.ts';

/** Words of the range picker. */
export const rangeWords = {
  start: 'Başlangıç',
  end: 'Bitiş',
  presets: 'Hazır aralıklar',
  previousMonth: 'Önceki ay',
  nextMonth: 'Sonraki ay',
  apply: 'Uygula',
  cancel: 'Vazgeç',
  backwards: 'Bitiş tarihi başlangıçtan önce olamaz.',
  unfinished: 'Tarihi gün, ay ve yıl olarak tamamlayın.',
  notADay: 'Yapıştırdığınız metin bir tarih değil. Örnek: 27.11.2026',
} as const;

/** `20.11.2026 – 21.11.2026`. */
export const formatRange = ({ start, end }: ReportRange): string =>
  `${formatDate(start)} – ${formatDate(end)}`;
