import type { MatchReason } from './match/matchBooks.ts';

/** The groups of rows, in the order they are shown. */
export const groups = ['onlyOurs', 'onlyTheirs', 'differing', 'matched'] as const;
export type GroupName = (typeof groups)[number];

export const groupWords: Readonly<Record<GroupName, string>> = {
  onlyOurs: 'Sizde var, satıcıda yok',
  onlyTheirs: 'Satıcıda var, sizde yok',
  differing: 'Tutar farkı',
  matched: 'Eşleşenler',
};

/** Why rows were put together. */
export const reasonWords: Readonly<Record<MatchReason, string>> = {
  number: 'Belge no ve tutar',
  numberOnly: 'Belge no',
  sum: 'Toplamı tutuyor',
  day: 'Tutar ve tarih',
  hand: 'Elle eşleştirildi',
};
