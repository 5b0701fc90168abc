import type { Identity } from '@vitrin/api-client/identity';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { useOnceActive } from '../../../primitives/useOnceActive.ts';
import { words } from '../../../text/words.ts';
import { OpenWrite } from '../../../write/OpenWrite.tsx';
import { useVerifiedAdd, type VerifiedAddOptions } from '../add/useVerifiedAdd.ts';
import type { OrderRows } from '../rows/OrderRows.ts';

export interface AddingRowsProps extends Pick<VerifiedAddOptions, 'loadSettle'> {
  identity: Identity;
  rows: OrderRows;
  children: ReactNode;
  /** How many rows are ready, how many are not, and what adds them. */
  bar: (state: { ready: number; left: number; isAdding: boolean; onAdd: () => void }) => ReactNode;
}

/** Puts what is ready into the basket, and says by the basket what did not arrive. */
export function AddingRows({ identity, rows, loadSettle, children, bar }: AddingRowsProps) {
  const { ready } = useSyncExternalStore(rows.subscribe, rows.counts);
  const all = useSyncExternalStore(rows.subscribe, rows.ids).length - 1;
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [notAdded, setNotAdded] = useState<readonly { name: string; reason: string }[]>([]);
  const adding = useVerifiedAdd(identity, {
    loadSettle,
    onAdded: ({ lines }) =>
      setNotAdded(
        lines
          .filter(({ reason }) => reason !== '')
          .map(({ productId, reason }) => ({ name: names.get(String(productId)) ?? '', reason })),
      ),
    onTakenBack: () => setNotAdded([]),
  });
  useOnceActive(adding.warm, ready > 0);
  const add = () => {
    const lines = rows.send();
    setNames(new Map(lines.map(({ productId, name }) => [String(productId), name])));
    setNotAdded([]);
    adding.add(lines);
  };
  return (
    <>
      <OpenWrite state={adding.state} onCheck={adding.check} />
      {'errors' in adding.state && (
        <Alert tone="critical">{adding.state.errors.join(' ') || words.failed}</Alert>
      )}
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
