/** Words for amounts that could not be read, and for the sums that lack them. */
export const incompleteWords = {
  /** Beside each of the sums. */
  mark: 'eksik',
  unread: 'Tutar okunamadı',
  note: 'Okunamayan tutarlar eksik toplamlara katılmadı.',
} as const;
