import { useQueryClient } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import type { AddLine } from '@vitrin/api-client/calls/basket';
import { basketKey } from '@vitrin/api-client/queries/basket';
import { catalogKey } from '@vitrin/api-client/queries/catalogKey';
import type { Identity } from '@vitrin/api-client/read/readApplication';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { useState } from 'react';
import { words } from '../../text/words.ts';
import { unknownAdding } from '../../text/unknownAdding.ts';
import { addLines } from './addLines.ts';
import { isUnknown, refusalOf } from './writeFailure.ts';

/** How long the notice of what was added stays, in ms. */
const noticeTime = 3000;

/**
 * Adds lines to the basket and says so; afterwards the basket, its count and the list's stock are asked for again.
 * `add` resolves to true when the lines are in the basket, and never rejects.
 */
export function useAddToBasket(identity: Identity) {
  const queries = useQueryClient();
  const [underWay, setUnderWay] = useState(0);

  const add = async (lines: readonly AddLine[]): Promise<boolean> => {
    setUnderWay((count) => count + 1);
    try {
      await addLines(api, queries, identity, lines);
    } catch (error) {
      toasts.show({ tone: 'critical', ...failureOf(error) });
      // What may have been added all the same is to be seen.
      if (isUnknown(error)) void queries.invalidateQueries({ queryKey: basketKey(identity) });
      return false;
    } finally {
      setUnderWay((count) => count - 1);
    }
    toasts.show({
      tone: 'success',
      title: words.success,
      message: 'Ürün sepete eklendi!',
      timeout: noticeTime,
    });
    void queries.invalidateQueries({ queryKey: basketKey(identity) });
    void queries.invalidateQueries({ queryKey: catalogKey(identity) });
    return true;
  };

  return { add, isPending: underWay > 0 };
}

const failureOf = (error: unknown) => {
  if (isUnknown(error)) return unknownAdding;
  return { title: refusalOf(error) || 'Ürünler sepete eklenemedi. Seçimleriniz korundu.' };
};
