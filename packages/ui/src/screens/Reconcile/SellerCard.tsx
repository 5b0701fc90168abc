import type { UseQueryResult } from '@tanstack/react-query';
import type { MovementRow } from '@vitrin/api-client/reports/reports';
import type { ReactNode } from 'react';
import type { BookEntry } from '../../features/reconcile/BookEntry.ts';
import { showKurus } from '../../features/reconcile/showEntry.ts';
import type { ReportRange } from '../../features/reports/reportQuery.ts';
import { ReportRangePicker } from '../../features/reports/ReportRangePicker.tsx';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ScaleIcon } from '../../primitives/Icon/ScaleIcon.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { QueryState } from '../../query/QueryState.tsx';
import { formatCount } from '../../text/formatAmount.ts';
import { currenciesOf, type SellerBook } from './sellerBook.ts';
import { StepCard } from './StepCard.tsx';
import * as css from './Start.css.ts';

export interface SellerCardProps {
  /** Undefined while the ledger has no day. */
  range: ReportRange | undefined;
  /** The range is that of the ledger. */
  isOwnRange: boolean;
  onRangeChange: (range: ReportRange) => void;
  /** Calendar day `yyyy-MM-dd`. */
  today: string;
  statement: UseQueryResult<readonly MovementRow[]>;
  currency: string;
  onCurrencyChange: (currency: string) => void;
  theirs: SellerBook | undefined;
  ours: readonly BookEntry[];
  /** Rows of the ledger out of the range. */
  leftOut: number;
  onCancel: (() => void) | undefined;
  /** Undefined while there is nothing to compare. */
  onCompare: (() => void) | undefined;
}

/** The days and the currency of the statement, and what it says. */
export function SellerCard({
  range,
  isOwnRange,
  onRangeChange,
  today,
  statement,
  currency,
  onCurrencyChange,
  theirs,
  ours,
  leftOut,
  onCancel,
  onCompare,
}: SellerCardProps) {
  return (
    <StepCard number={2} id="seller-statement" title="Satıcı ekstresi">
      {!range ? (
        <p className={css.promiseText}>
          Tarih aralığı defterinizdeki ilk ve son günden alınır; önce sütunları eşleyin.
        </p>
      ) : (
        <div className={css.seller}>
          <ReportRangePicker
            {...{ range, onRangeChange, today }}
            {...(isOwnRange && { description: 'Dosyanızdaki ilk ve son günden alındı' })}
          />
          <QueryState
            query={statement}
            pending={<Skeleton height={148} shape="control" />}
            failed="Hesap ekstresi okunamadı."
          >
            {(rows) => (
              <>
                <Select
                  label="Döviz"
                  value={currency}
                  options={currenciesOf(rows).map((one) => ({ value: one, label: one }))}
                  onChange={onCurrencyChange}
                />
                {theirs && (
                  <dl className={css.facts}>
                    <Fact name="Satır">{formatCount(theirs.entries.length)}</Fact>
                    <Fact name="Satıcının bakiyesi">
                      {showBalance(theirs.entries, currency)}
                      {theirs.unread > 0 && ' (eksik)'}
                    </Fact>
                    <Fact name="Sizin bakiyeniz">{showBalance(ours, currency)}</Fact>
                  </dl>
                )}
                {leftOut > 0 && (
                  <Alert tone="info">
                    Defterinizin {formatCount(leftOut)} satırı bu günlerin dışında; karşılaştırılmaz.
                  </Alert>
                )}
              </>
            )}
          </QueryState>
        </div>
      )}
      <div className={css.next}>
        <Button
          tone="brand"
          size="lg"
          isBlock
          icon={<ScaleIcon />}
          isDisabled={!onCompare}
          onPress={() => onCompare?.()}
        >
          Karşılaştır
        </Button>
        {onCancel && (
          <Button tone="quiet" isBlock onPress={onCancel}>
            Vazgeç
          </Button>
        )}
        <p className={css.hint}>Yön (borç–alacak) iki türlü denenir, iyi olan alınır.</p>
      </div>
    </StepCard>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.factName}>{name}</dt>
      <dd className={css.factValue}>{children}</dd>
    </div>
  );
}

/** `235.858,23 TRY (B)`, as the book itself has it. */
function showBalance(entries: readonly BookEntry[], currency: string): string {
  const kurus = entries.reduce((sum, entry) => sum + entry.kurus, 0);
  const side = kurus === 0 ? '' : ` (${kurus > 0 ? 'B' : 'A'})`;
  return `${showKurus(kurus)} ${currency}${side}`;
}
