import type { Identity } from '@vitrin/api-client/identity';
import { autocomplete } from '@vitrin/api-client/search/suggestions';
import { useEffect, useState } from 'react';
import { useStore } from '../../store/createStore.ts';
import { dayAt, dayNumber } from '../../text/dayNumber.ts';
import { createLookup, type Lookup } from '../../features/quick-order/lookup/createLookup.ts';
import { delayOf } from '../../features/quick-order/lookup/delayOf.ts';
import { createBought } from './createBought.ts';
import { createDocumentStore } from '../../features/bought/createDocumentStore.ts';

/** What reads documents: nobody needs it before they press 'Belgeleri Oku'. */
const loadReading = () => import('./readDocuments.ts');

/** A year back: what is bought once in a season is in it. */
const usualDays = 365;

/** What an identity has bought, and the way to read more of it. */
export function useBought(identity: Identity, today: string) {
  const [bought] = useState(() =>
    createBought(
      identity,
      { start: dayAt(dayNumber(today) - usualDays), end: today },
      {
        documents: createDocumentStore(identity),
        listInvoices: async (range, signal) => (await loadReading()).getInvoiceReport(range, signal),
        readDocument: async (documentNo, signal) =>
          (await loadReading()).getDocument('invoice', documentNo, signal),
        delayOf,
      },
    ),
  );
  useEffect(() => bought.open(), [bought]);
  return { bought, state: useStore(bought) };
}

/** What the products are today, asked for as their rows come into sight. */
export function useToday(): Lookup {
  const [lookup] = useState(() =>
    createLookup({ find: (code, signal) => autocomplete(code, false, signal), delayOf }),
  );
  useEffect(() => lookup.attend(), [lookup]);
  return lookup;
}
