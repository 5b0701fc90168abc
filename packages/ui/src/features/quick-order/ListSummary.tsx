import { formatCount } from '../../text/formatAmount.ts';
import { count, summary } from './ListSummary.css.ts';
import type { ListLine } from './list/ListLine.ts';

export interface ListSummaryProps {
  /** How many lines were read, before those of equal codes were added up. */
  read: number;
  lines: readonly ListLine[];
}

/** What becomes of a list: lines read, rows that come of them, and how many of these are not right. */
export function ListSummary({ read, lines }: ListSummaryProps) {
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
