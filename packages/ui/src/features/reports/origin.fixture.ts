import type { ReportOrigin } from './ReportSheet.ts';

/** A report of a company of the shop. */
export const origin: ReportOrigin = {
  seller: 'Vitrin Toptan',
  company: 'Işık Elektrik',
  number: 'Cari No 120.01.034',
  period: '01.10.2026 – 21.11.2026',
  day: '2026-11-21',
};
