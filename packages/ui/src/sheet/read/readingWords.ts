import type { Encoding } from './decodeText.ts';
import type { Delimiter } from './delimiters.ts';
import type { TextKind } from './readTableFile.ts';

const delimiterWords = {
  ';': ', noktalı virgülle ayrılmış',
  ',': ', virgülle ayrılmış',
  '\t': ', sekmeyle ayrılmış',
  '|': ', dikey çizgiyle ayrılmış',
  '': '',
} as const;

/** Encodings as one chooses among them. */
export const encodingNames: Readonly<Record<Encoding, string>> = {
  'UTF-8': 'UTF-8',
  'Windows-1254': 'Windows-1254 (Türkçe)',
  'UTF-16': 'UTF-16',
};

/** Delimiters as one chooses among them. */
export const delimiterNames: Readonly<Record<Delimiter, string>> = {
  ';': 'Noktalı virgül ( ; )',
  ',': 'Virgül ( , )',
  '\t': 'Sekme',
  '|': 'Dikey çizgi ( | )',
};

/** What a file was read as, for whoever wonders at what is in it. */
export const readingWords = (as: 'workbook' | TextKind) =>
  as === 'workbook'
    ? 'Excel çalışma kitabı (.xlsx) olarak okundu'
    : `Metin dosyası olarak okundu: ${as.encoding}${delimiterWords[as.delimiter]}`;
