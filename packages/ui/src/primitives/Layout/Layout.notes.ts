import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Alt alta Stack, yan yana Inline, eşit sütunlar Grid.',
  roles: [],
  name: 'Yoktur: yalnız yerleştirir.',
  keys: {},
  reads: 'Okuma ve sekme sırası yazım sırasıdır; hiçbiri sırayı görünüşte değiştirmez.',
};
