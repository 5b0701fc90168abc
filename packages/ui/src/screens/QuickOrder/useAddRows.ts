import type { Identity } from '@vitrin/api-client/identity';
import { type RefObject, useRef, useState } from 'react';
import { loadSettleBasket } from '../../features/basket/loadSettleBasket.ts';
import { useVerifiedAdd } from '../../features/quick-order/add/useVerifiedAdd.tsx';
import type { OrderRows } from '../../features/quick-order/rows/OrderRows.ts';
import type { LeftRow } from '../../features/quick-order/rows/settleRows.ts';
import { useLazyComponent } from '../../primitives/useLazyComponent.ts';
import type { AddResultProps } from './AddResult.tsx';

const loadResult = async () => (await import('./AddResult.tsx')).AddResult;

/** How the last adding ended. */
interface Told extends Pick<AddResultProps, 'outcome' | 'takesFocus' | 'onTakeBack'> {
  /** Tells it from the one before. */
  readonly number: number;
}

/**
 * Puts the ready rows into the basket: what arrived leaves them, and comes back where it is taken back.
 * @param bar what it is pressed in: a focus there goes on to what is told
 * @param onSettled rows have left, or got a reason to stay
 */
export function useAddRows(
  identity: Identity,
  rows: OrderRows,
  bar: RefObject<HTMLElement | null>,
  onSettled: () => void,
) {
  const left = useRef<readonly LeftRow[]>([]);
  const [result, setResult] = useState<Told>();
  const { Component: AddResult, fetch } = useLazyComponent(loadResult);
  const adding = useVerifiedAdd(identity, {
    loadSettle: async () => {
      const [settle, isThere] = await Promise.all([loadSettleBasket(), fetch()]);
      // Nothing is sent whose end could not be told.
      if (!isThere) throw new Error('not there');
      return settle;
    },
    onAdded: ({ lines }, { settle }) => {
      left.current = settle(rows, lines);
      onSettled();
    },
    tell: (outcome, onTakeBack) => {
      const { activeElement } = document;
      const takesFocus = activeElement === document.body || bar.current?.contains(activeElement) === true;
      setResult((before) => ({ number: (before?.number ?? 0) + 1, outcome, takesFocus, onTakeBack }));
    },
    onTakenBack: ({ products }, { putBackTaken }) => {
      setResult(undefined);
      putBackTaken(rows, left.current, products);
      left.current = [];
    },
  });
  return { adding, result, AddResult, forgetResult: () => setResult(undefined) };
}
