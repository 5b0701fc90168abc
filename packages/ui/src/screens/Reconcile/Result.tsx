import { useQuery } from '@tanstack/react-query';
import type { Identity } from '@vitrin/api-client/identity';
import { statementQuery } from '@vitrin/api-client/reports/reports';
import { useCallback, useMemo } from 'react';
import type { ReconciliationWork } from '../../features/reconcile/keep/keptWork.ts';
import type { Decisions } from '../../features/reconcile/match/Decisions.ts';
import { compareSteps } from '../../features/reconcile/match/reconcile.ts';
import { QueryState } from '../../query/QueryState.tsx';
import { useSteps } from '../../query/useSteps.ts';
import { Compared } from './Compared.tsx';
import { ResultOnItsWay } from './ResultOnItsWay.tsx';
import { sellerBook, type SellerBook } from './sellerBook.ts';

export interface ResultProps {
  identity: Identity;
  work: ReconciliationWork;
  /** Changes what was decided last, by whatever tab; the same function from rendering to rendering. */
  onDecide: (change: (decisions: Decisions) => Decisions) => void;
  /** Asks for another ledger. */
  onChoose: () => void;
}

/** The kept ledger beside the statement as it is now: read, compared, shown. */
export function Result(props: ResultProps) {
  const { identity, work } = props;
  const { start: begin, end } = work.range;
  const { currency } = work;
  const statement = useQuery(statementQuery(identity, { begin, end }));
  const rows = statement.data;
  const theirs = useMemo(() => rows && sellerBook(rows, currency, begin), [rows, currency, begin]);
  return (
    <QueryState query={statement} pending={<ResultOnItsWay />} failed="Hesap ekstresi okunamadı.">
      {() => theirs && <Matched {...props} theirs={theirs} />}
    </QueryState>
  );
}

function Matched({ theirs, ...props }: ResultProps & { theirs: SellerBook }) {
  const { entries } = props.work;
  const steps = useCallback(() => compareSteps(entries, theirs.entries), [entries, theirs]);
  const { value: comparison, isCurrent } = useSteps(steps);
  return comparison && isCurrent ? (
    <Compared {...props} comparison={comparison} unread={theirs.unread} />
  ) : (
    <ResultOnItsWay />
  );
}
