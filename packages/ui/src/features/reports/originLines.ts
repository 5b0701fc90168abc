import { formatDate } from '../../text/formatDate.ts';
import type { ReportOrigin } from './ReportSheet.ts';

/** `Işık Elektrik Ltd. Şti. (Cari No 120.01.034)`; '' where neither is known. */
export const companyText = ({ company, number }: Pick<ReportOrigin, 'company' | 'number'>): string =>
  company === '' || number === '' ? company || number : `${company} (${number})`;

/** What stands over a report on paper and in a file, and its words; nothing for what is not known. */
export const originLines = (origin: ReportOrigin): readonly (readonly [word: string, text: string])[] =>
  (
    [
      ['Satıcı', origin.seller],
      ['Cari', companyText(origin)],
      ['Tarih Aralığı', origin.period],
      ['Rapor Tarihi', formatDate(origin.day)],
    ] as const
  ).filter(([, text]) => text !== '');
