import type { ReportType } from '../routes.ts';

/** What each report is called. */
export const reportTitles: Readonly<Record<ReportType, string>> = {
  genelhareket: 'Genel Hareketler',
  hesapekstresi: 'Hesap Ekstresi',
  siparislistesi: 'Sipariş Listesi',
  faturalistesi: 'Fatura Listesi',
};
