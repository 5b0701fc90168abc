import type { ReportSheet } from '../ReportSheet.ts';

/** `Hesap Ekstresi 01.10.2026-21.11.2026.xlsx`, without what no file system takes. */
export function exportFileName(
  { title, period }: Pick<ReportSheet, 'title' | 'period'>,
  ending: string,
): string {
  const name = `${title} ${period.replaceAll(/\s*[–—]\s*/g, '-')}`;
  return `${name.replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, '_').trim()}.${ending}`;
}

/** The name of a sheet: at most 31 characters, none of `[]:*?/\`, no apostrophe at its ends (Excel's rules). */
export function sheetName(title: string): string {
  const allowed = title.replaceAll(/[\p{Cc}[\]:*?/\\]/gu, ' ').trim();
  return (
    allowed
      .slice(0, 31)
      .replaceAll(/^'+|'+$/g, '')
      .trim() || 'Rapor'
  );
}
