import { useQuery } from '@tanstack/react-query';
import { type Identity, personKey } from '@vitrin/api-client/identity';
import { statementQuery } from '@vitrin/api-client/reports/reports';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { BookEntry } from '../../features/reconcile/BookEntry.ts';
import { recallColumns, rememberColumns } from '../../features/reconcile/keep/keptColumns.ts';
import type { Mapping } from '../../features/reconcile/keep/keptMapping.ts';
import { guessLedgerColumns } from '../../features/reconcile/ledger/guessLedgerColumns.ts';
import { isWhole, type LedgerColumns } from '../../features/reconcile/ledger/LedgerColumns.ts';
import { type LedgerReading, readLedgerSteps } from '../../features/reconcile/ledger/readLedger.ts';
import { LedgerMapping } from './LedgerMapping.tsx';
import { noDecisions } from '../../features/reconcile/match/Decisions.ts';
import type { ReportRange } from '../../features/reports/reportQuery.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FileSpreadsheetIcon } from '../../primitives/Icon/FileSpreadsheetIcon.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { useSteps } from '../../query/useSteps.ts';
import { fileSize } from '../../sheet/read/fileSize.ts';
import type { SheetTable } from '../../sheet/read/readWorkbook.ts';
import { formatCount } from '../../text/formatAmount.ts';
import { todayInIstanbul } from '../../text/formatDate.ts';
import { SellerCard } from './SellerCard.tsx';
import type { StartProps } from './Start.tsx';
import { StepCard } from './StepCard.tsx';
import { sellerBook } from './sellerBook.ts';
import * as css from './Start.css.ts';

export interface MappedLedgerProps extends Omit<StartProps, 'file' | 'isOpening' | 'onFile'> {
  file: File;
  sheets: readonly SheetTable[];
}

/** Of the rows that could not be read, as many as tell what is wrong. */
const named = 5;

/** A file that was read: its columns, its entries, and the statement it is compared with. */
export function MappedLedger({
  identity,
  file,
  sheets,
  told,
  onTell,
  isOver,
  onChoose,
  onCompare,
  onCancel,
}: MappedLedgerProps) {
  const person = personKey(identity);
  const [place, setPlace] = useState(() => told?.place ?? mostLike(sheets, person));
  const rows = useMemo(() => sheets[place]?.rows ?? [], [sheets, place]);
  const [mapping, setMapping] = useState(() => told ?? columnsOf(rows, person));
  const { columns, isRemembered } = mapping;
  const steps = useCallback(() => readLedgerSteps(rows, columns), [rows, columns]);
  const { value: ledger, isCurrent } = useSteps(steps);
  const entries = ledger?.entries ?? noEntries;
  const found = useMemo(() => rangeOf(entries), [entries]);
  const [chosenRange, setRange] = useState(told?.range);
  const range = chosenRange ?? found;
  const [chosenCurrency, setCurrency] = useState(told?.currency);
  const said = useMemo(
    () => ({ ...mapping, place, range: chosenRange, currency: chosenCurrency }),
    [mapping, place, chosenRange, chosenCurrency],
  );
  const tell = useEffectEvent((mapped: Mapping) => onTell(file, mapped));
  useEffect(() => tell(said), [said]);
  const ready = isWhole(columns) && range !== undefined;
  const statement = useStatement(identity, ready ? range : undefined);
  const currency = chosenCurrency ?? 'TRY';
  const theirs = useMemo(
    () => statement.data && range && sellerBook(statement.data, currency, range.start),
    [statement.data, currency, range],
  );
  const ours = useMemo(() => (range ? entriesWithin(entries, range) : noEntries), [entries, range]);

  return (
    <div className={css.steps}>
      <StepCard number={1} id="own-ledger" title="Sizin defteriniz">
        <div className={css.fileBox} data-over={isOver ? '' : undefined}>
          <span className={css.fileIcon}>
            <FileSpreadsheetIcon />
          </span>
          <span className={css.fileName} role="status">
            <b className={css.strong} translate="no">
              {file.name}
            </b>{' '}
            · {fileSize(file)}
            {ledger && ` · ${countWords(ledger)}`}
          </span>
          {sheets.length > 1 && (
            <Select
              label="Sayfa"
              prefix="Sayfa:"
              size="sm"
              value={String(place)}
              options={sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
              onChange={(value) => {
                setPlace(Number(value));
                setMapping(columnsOf(sheets[Number(value)]?.rows ?? [], person));
                setRange(undefined);
              }}
            />
          )}
          <Button size="sm" onPress={onChoose}>
            Defter Seç
          </Button>
        </div>
        <LedgerMapping
          {...{ rows, columns, isRemembered }}
          onChange={(next) => setMapping({ columns: next, isRemembered: false })}
        />
        <div className={css.notes}>
          {!isWhole(columns) && (
            <Alert tone="caution" announce="never">
              {columns.form === 'twoColumns'
                ? 'Tarih, Borç ve Alacak sütunlarını seçin.'
                : 'Tarih ve Tutar sütunlarını seçin.'}
            </Alert>
          )}
          {ledger && ledger.unread.length > 0 && isWhole(columns) && (
            <Alert
              tone="caution"
              title={`${formatCount(ledger.unread.length)} satır okunamadı; karşılaştırma ve bakiye onlarsızdır.`}
              reasons={ledger.unread
                .slice(0, named)
                .map(
                  ({ row, problem, text }) =>
                    `Satır ${formatCount(row)}, ${problem === 'date' ? 'tarih' : 'tutar'}: ${text}`,
                )}
            />
          )}
        </div>
      </StepCard>
      <SellerCard
        range={range}
        isOwnRange={chosenRange === undefined}
        onRangeChange={setRange}
        today={todayInIstanbul()}
        statement={statement}
        currency={currency}
        onCurrencyChange={setCurrency}
        theirs={theirs}
        ours={ours}
        leftOut={entries.length - ours.length}
        onCancel={onCancel}
        onCompare={
          ready && isCurrent && theirs && ours.length > 0
            ? () => {
                rememberColumns(person, rows, columns);
                onCompare({
                  begunAt: Date.now(),
                  fileName: file.name,
                  entries: ours,
                  unread: ledger?.unread.length ?? 0,
                  range,
                  currency,
                  decisions: noDecisions,
                });
              }
            : undefined
        }
      />
    </div>
  );
}

const noEntries: readonly BookEntry[] = [];

/** The statement of some days; not asked for before they are known. */
function useStatement(identity: Identity, range: ReportRange | undefined) {
  const { start: begin, end } = range ?? { start: '', end: '' };
  return useQuery({ ...statementQuery(identity, { begin, end }), enabled: range !== undefined });
}

/** As somebody told them of such a table before, else as they are found. */
function columnsOf(
  rows: SheetTable['rows'],
  person: string,
): { columns: LedgerColumns; isRemembered: boolean } {
  const recalled = recallColumns(person, rows);
  return { columns: recalled ?? guessLedgerColumns(rows), isRemembered: recalled !== undefined };
}

/** The sheet that has the columns of a ledger, else the first. */
const mostLike = (sheets: readonly SheetTable[], person: string) =>
  Math.max(
    0,
    sheets.findIndex(({ rows }) => isWhole(columnsOf(rows, person).columns)),
  );

/** The first and the last day of entries. */
function rangeOf(entries: readonly BookEntry[]): ReportRange | undefined {
  const days = entries.flatMap(({ date }) => date ?? []).toSorted();
  const [start, end] = [days[0], days.at(-1)];
  return start && end ? { start, end } : undefined;
}

/** What is compared: entries of the range, and those that have no day, as an opening. */
const entriesWithin = (entries: readonly BookEntry[], { start, end }: ReportRange) =>
  entries.filter(({ date }) => date === undefined || (date >= start && date <= end));

function countWords({ entries, totals }: LedgerReading): string {
  const left = totals > 0 ? `, ${formatCount(totals)} toplam satırı sayılmadı` : '';
  return `${formatCount(entries.length)} satır${left}`;
}
