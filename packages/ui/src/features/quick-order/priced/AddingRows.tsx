import type { Identity } from '@vitrin/api-client/identity';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { useOnceActive } from '../../../primitives/useOnceActive.ts';
import { useVerifiedAdd, type VerifiedAddOptions } from '../add/useVerifiedAdd.tsx';
import type { CodeRows } from '../rows/CodeRows.ts';
import { productOf } from '../rows/OrderRow.ts';

export interface AddingRowsProps extends Pick<VerifiedAddOptions, 'loadSettle'> {
  identity: Identity;
  rows: CodeRows;
  children: ReactNode;
  /** How many rows are ready, how many are not, and what adds them. */
  bar: (state: { ready: number; left: number; isAdding: boolean; onAdd: () => void }) => ReactNode;
}

/** Puts what is ready into the basket, and says by the basket what did not arrive. */
export function AddingRows({ identity, rows, loadSettle, children, bar }: AddingRowsProps) {
  const { ready } = useSyncExternalStore(rows.subscribe, rows.counts);
  const all = useSyncExternalStore(rows.subscribe, rows.ids).length - 1;
  const [notAdded, setNotAdded] = useState<readonly { name: string; reason: string }[]>([]);
  const adding = useVerifiedAdd(identity, {
    loadSettle,
    onAdded: ({ lines }) => {
      const products = rows.ids().flatMap((id) => productOf(rows.view(id).state) ?? []);
      const names = new Map(products.map(({ id, name }) => [String(id), name]));
      setNotAdded(
        lines
          .filter(({ reason }) => reason !== '')
          .map(({ productId, reason }) => ({ name: names.get(String(productId)) ?? '', reason })),
      );
    },
    onTakenBack: () => setNotAdded([]),
  });
  useOnceActive(adding.warm, ready > 0);
  const add = () => {
    const lines = rows.send();
    setNotAdded([]);
    adding.add(lines);
  };
  return (
    <>
      {adding.notes}
      {notAdded.length > 0 && (
        <Alert
          tone="caution"
          title="Bazı ürünler istendiği gibi eklenmedi."
          reasons={notAdded.map(({ name, reason }) => `${name}: ${reason}`)}
        />
      )}
      {children}
      {bar({ ready, left: all - ready, isAdding: adding.isBusy, onAdd: add })}
    </>
  );
}
