import type { TextKind } from './readTableFile.ts';

const delimiterWords = {
  ';': ', noktalı virgülle ayrılmış',
  ',': ', virgülle ayrılmış',
  '\t': ', sekmeyle ayrılmış',
  '|': ', dikey çizgiyle ayrılmış',
  '': '',
} as const;

/** What a file was read as, for whoever wonders at what is in it. */
export const readingWords = (as: 'workbook' | TextKind) =>
  as === 'workbook'
    ? 'Excel çalışma kitabı (.xlsx) olarak okundu'
    : `Metin dosyası olarak okundu: ${as.encoding}${delimiterWords[as.delimiter]}`;
