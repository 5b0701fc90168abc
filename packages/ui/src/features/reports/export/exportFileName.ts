import { formatDate } from '../../../text/formatDate.ts';
import { companyText } from '../originLines.ts';
import type { ReportSheet } from '../ReportSheet.ts';

/** What is left to a name in that of a file, which is 255 bytes in all, Turkish letters two each. */
const longest = 36;

/**
 * `Hesap Ekstresi - Işık Elektrik (Cari No 120.01.034) - 01.10.2026-21.11.2026 - Anadolu Hırdavat - 21.11.2026.xlsx`, without
 * what no file system takes.
 */
export function exportFileName(
  { title, origin }: Pick<ReportSheet, 'title' | 'origin'>,
  ending: string,
): string {
  const company = companyText({ company: short(origin.company), number: short(origin.number) });
  const period = origin.period.replaceAll(/\s*[–—]\s*/g, '-');
  const parts = [title, company, period, short(origin.seller), formatDate(origin.day)];
  const name = parts.filter((part) => part !== '').join(' - ');
  return `${name.replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, '_').trim()}.${ending}`;
}

const short = (name: string) =>
  name.length <= longest ? name : `${name.slice(0, longest).toWellFormed().trim()}…`;
