import type { QueryClient } from '@tanstack/react-query';
import { addProductsToBasket, type AddLine } from '@vitrin/api-client/basket/addToBasket';
import { readBasketNow } from '@vitrin/api-client/basket/basket';
import {
  type LineChange,
  removeLineMutation,
  updateLineMutation,
} from '@vitrin/api-client/basket/changeLines';
import type { Identity } from '@vitrin/api-client/identity';
import { once } from '@vitrin/api-client/queries/queryDefaults';
import { runMutation } from '../../../write/runMutation.ts';
import type { AddPort } from './addVerified.ts';
import type { TakeBackPort } from './takeBack.ts';

/** The basket of an identity; what is asked of it goes on when the screen is left. */
export const basketPort = (queries: QueryClient, identity: Identity): AddPort & TakeBackPort => ({
  readBasket: () => readBasketNow(queries, identity),
  // Without what was there before: this reads the basket itself.
  addProducts: (lines: readonly AddLine[]) => runMutation(queries, addUnseenMutation, lines),
  setQuantity: (change: LineChange) => runMutation(queries, updateLineMutation(), change),
  removeRow: (row: Pick<LineChange, 'basketId' | 'rowId'>) => runMutation(queries, removeLineMutation(), row),
});

const addUnseenMutation = { ...once, mutationFn: (lines: readonly AddLine[]) => addProductsToBasket(lines) };
