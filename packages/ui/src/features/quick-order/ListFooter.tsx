import { Button } from '../../primitives/Button/Button.tsx';
import { formatCount } from '../../text/formatAmount.ts';
import { actions, count, summary } from './ListFooter.css.ts';
import type { ListLine } from './list/ListLine.ts';

export interface ListFooterProps {
  /** How many lines were added to one of the same code. */
  summed: number;
  lines: readonly ListLine[];
  /** The lines are not yet those of what is there now. */
  isPending: boolean;
  isTooLong: boolean;
  onLines: (lines: readonly ListLine[]) => void;
  onClose: () => void;
}

/** Below a list that was read: what becomes of it, and the way to have it become rows. */
export const ListFooter = ({ summed, lines, isPending, isTooLong, onLines, onClose }: ListFooterProps) => (
  <>
    <ListSummary read={lines.length + summed} lines={lines} />
    <div className={actions}>
      <Button onPress={onClose}>Vazgeç</Button>
      <Button
        tone="brand"
        isPending={isPending}
        isDisabled={lines.length === 0 || isTooLong}
        onPress={() => onLines(lines)}
      >
        Satırlara Aktar
      </Button>
    </div>
  </>
);

interface ListSummaryProps {
  /** How many lines were read, before those of equal codes were added up. */
  read: number;
  lines: readonly ListLine[];
}

/** Lines read, rows that come of them, and how many of these are not right. */
function ListSummary({ read, lines }: ListSummaryProps) {
  const faulty = lines.filter(({ kind }) => kind !== 'product').length;
  const merged = read - lines.length;
  return (
    <p className={summary} role="status">
      {read > 0 && (
        <>
          <Count of={read} /> satır okundu
          {merged > 0 && (
            <>
              , aynı koddan <Count of={merged} /> satır birleştirildi
            </>
          )}
          , <Count of={lines.length} /> satır aktarılacak
          {faulty > 0 && (
            <>
              , <Count of={faulty} /> satır hatalı
            </>
          )}
        </>
      )}
    </p>
  );
}

const Count = ({ of }: { of: number }) => <b className={count}>{formatCount(of)}</b>;
