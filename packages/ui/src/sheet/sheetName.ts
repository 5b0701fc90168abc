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
