import { useQuery } from '@tanstack/react-query';
import type { Identity } from '@vitrin/api-client/identity';
import { statementQuery } from '@vitrin/api-client/reports/reports';
import { useState } from 'react';
import { PrintedPaper } from '../../../../print/PrintedPaper.tsx';
import { usePrintJob } from '../../../../print/usePrintJob.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { readDay } from '../../../../primitives/DateRangePicker/readDay.ts';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';
import { CalendarIcon } from '../../../../primitives/Icon/CalendarIcon.tsx';
import { PrinterIcon } from '../../../../primitives/Icon/PrinterIcon.tsx';
import { Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import { TextField } from '../../../../primitives/TextField/TextField.tsx';
import { QueryFailure } from '../../../../query/QueryState.tsx';
import { dayAt, dayNumber } from '../../../../text/dayNumber.ts';
import { formatAmount } from '../../../../text/formatAmount.ts';
import { formatDate } from '../../../../text/formatDate.ts';
import { words } from '../../../../text/words.ts';
import { knownDays, type ReportRange } from '../../reportQuery.ts';
import { viewStatement } from '../../viewStatement.ts';
import { balanceSide } from '../balanceSide.ts';
import { dayBalance } from '../dayBalance.ts';
import { type LetterCompany, LetterPaper } from '../LetterPaper/LetterPaper.tsx';
import * as css from './LetterDialog.css.ts';

export interface LetterDialogProps {
  identity: Identity;
  /** The statement it is asked from. */
  range: ReportRange;
  /** Calendar day `yyyy-MM-dd`. */
  today: string;
  seller: LetterCompany;
  /** Undefined while it is on its way. */
  dealer: LetterCompany | undefined;
  onClose: () => void;
}

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;

/** A letter of a day's balance, printed where that is certain; says why where it is not. */
export function LetterDialog({ identity, range, today, seller, dealer, onClose }: LetterDialogProps) {
  const [typed, setTyped] = useState(() => formatDate(dayAt(dayNumber(firstOfMonth(today)) - 1)));
  const day = readDay(typed);
  const isOver = day !== undefined && day < today;
  const begin = day === undefined || range.start <= day ? range.start : firstOfMonth(day);
  const days = { begin, end: day ?? begin };
  const statement = useQuery({ ...statementQuery(identity, days), select: viewStatement, enabled: isOver });
  // What is not carried forward is not owed, or the seller does not say it: what was before tells.
  const asksBefore = isOver && begin > knownDays.first;
  const before = useQuery({
    ...statementQuery(identity, { begin: knownDays.first, end: dayAt(dayNumber(begin) - 1) }),
    select: viewStatement,
    enabled: asksBefore,
  });
  const failed = [statement, before].filter(({ isError }) => isError);
  const lines = isOver && failed.length === 0 ? statement.data?.lines : undefined;
  const earlier = asksBefore ? before.data?.lines : [];
  const result = lines && earlier && day ? dayBalance(lines, day, earlier) : undefined;
  const balances = result && 'balances' in result ? result.balances : undefined;
  const printing = usePrintJob();
  const paper = balances && dealer && day && (
    <LetterPaper {...{ seller, dealer, day, today, begin, balances }} />
  );

  return (
    <>
      <Dialog
        title="Mutabakat Mektubu"
        isOpen
        onOpenChange={onClose}
        closeLabel={words.close}
        footer={
          <>
            <Button onPress={onClose}>Vazgeç</Button>
            <Button
              tone="brand"
              icon={<PrinterIcon />}
              isDisabled={!paper}
              isPending={printing.isPreparing}
              onPress={printing.print}
            >
              Yazdır
            </Button>
          </>
        }
      >
        <div className={css.body}>
          <TextField
            label="Tarih"
            icon={<CalendarIcon />}
            value={typed}
            onChange={setTyped}
            inputMode="numeric"
            autoComplete="off"
            description="Gün sonundaki bakiye yazılır."
            errorMessage={errorOf(day, isOver)}
          />
          {failed.length > 0 ? (
            <QueryFailure
              level={3}
              isRetrying={failed.some(({ isFetching }) => isFetching)}
              onRetry={() => failed.forEach(({ refetch }) => void refetch())}
            >
              Ekstre okunamadı.
            </QueryFailure>
          ) : balances && dealer ? (
            <>
              <dl className={css.balances} aria-label="Bakiye">
                {balances.map(({ currency, kurus }) => (
                  <div key={currency} className={css.balance}>
                    <dt translate="no">{currency || 'Dövizsiz'}</dt>
                    <dd>{balanceSide(kurus)}</dd>
                    <dd className={css.amount} translate="no">
                      {formatAmount(Math.abs(kurus) / 100)}
                    </dd>
                  </div>
                ))}
              </dl>
              <p className={css.hint}>
                İki firmanın vergi dairesi ve numarası, ‘Mutabıkız’ ve ‘Mutabık değiliz’ kutuları, kaşe ve
                imza yeriyle A4 dikey basılır. Bilinmeyenler elle doldurulmak üzere boş kalır.
              </p>
            </>
          ) : result && 'reason' in result ? (
            <Alert tone="caution" title="Bakiye kesin değil, mektup yazılamaz.">
              {result.reason}
            </Alert>
          ) : (
            isOver && (
              <div aria-busy="true">
                <Skeleton height={40} shape="control" />
              </div>
            )
          )}
        </div>
      </Dialog>
      {paper && (
        <PrintedPaper printing={printing} title="Mutabakat Mektubu" shape="portrait" until={undefined}>
          {paper}
        </PrintedPaper>
      )}
    </>
  );
}

function errorOf(day: string | undefined, isOver: boolean): string | undefined {
  if (day === undefined) return 'Günü gg.aa.yyyy olarak yazın.';
  return isOver ? undefined : 'Bu gün henüz bitmedi: bakiyesi kesin değil.';
}
