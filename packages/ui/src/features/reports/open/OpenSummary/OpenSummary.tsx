import { assignInlineVars } from '../../../../theme/assignInlineVars.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { formatCount } from '../../../../text/formatAmount.ts';
import { words } from '../../../../text/words.ts';
import type { OpenView } from '../viewOpen.ts';
import * as css from './OpenSummary.css.ts';

export interface OpenSummaryProps {
  open: OpenView;
  /** Whether the invoice list could be asked when invoices are due; where it could not, it is asked once more. */
  hasDueDates: boolean;
  isAskingAgain: boolean;
  onAskAgain: () => void;
  /** The last day of the statement is before today: what came later is not known. */
  endsBefore: string | undefined;
  /** The age whose documents alone are shown; undefined for all. */
  chosen: string | undefined;
  onChoose: (age: string | undefined) => void;
}

/** What is open at a glance: in all, by age, how it was computed, and what it lacks. An age that is pressed leaves only its own rows. */
export function OpenSummary({
  open,
  hasDueDates,
  isAskingAgain,
  onAskAgain,
  endsBefore,
  chosen,
  onChoose,
}: OpenSummaryProps) {
  const { balances, unread } = open;
  // What has no date has no age; as a rule there is none.
  const ages = open.ages.filter(({ group, documents }) => group !== '' || documents > 0 || chosen === group);
  return (
    <>
      <section className={css.panel} aria-label="Açık kalemlerin yaşı">
        <dl className={css.total}>
          <dt className={css.term}>Açık toplam</dt>
          {balances.map((balance, index) => (
            <dd key={balance} className={index === 0 ? css.balance : css.other} translate="no">
              {balance}
            </dd>
          ))}
          <dd className={css.term}>Ekstrenin bakiyesiyle aynı</dd>
        </dl>
        {ages.map(({ group, name, documents, sums, share }) => (
          <button
            key={group}
            type="button"
            className={css.age}
            aria-pressed={group === chosen}
            disabled={documents === 0 && group !== chosen}
            onClick={() => onChoose(group === chosen ? undefined : group)}
          >
            <span className={css.name}>
              {name} <span className={css.count}>{formatCount(documents)} belge</span>
            </span>
            <span className={css.sums}>
              {(sums.length > 0 ? sums : ['0,00 TL']).map((sum) => (
                <span key={sum} translate="no">
                  {sum}
                </span>
              ))}
            </span>
            <span
              className={css.meter}
              aria-hidden="true"
              style={assignInlineVars({ [css.share]: `${Math.round(share * 100)}%` })}
            />
          </button>
        ))}
      </section>
      <div className={css.notes}>
        {unread.length > 0 && (
          <Alert
            tone="caution"
            announce="politely"
            title={`${unread.join(', ')}: okunamayan bir tutar olduğu için açık kalemler hesaplanamadı.`}
          />
        )}
        {!hasDueDates && (
          <Alert
            tone="caution"
            announce="politely"
            title="Vadeler okunamadı: alacaklar belge tarihine göre düşüldü."
            actions={
              <Button size="sm" isPending={isAskingAgain} onPress={onAskAgain}>
                {words.retry}
              </Button>
            }
          />
        )}
        {endsBefore !== undefined && (
          <Alert
            tone="info"
            announce="politely"
            title={`Tarih aralığı ${endsBefore} günü bitiyor; sonraki ödemeler bu hesapta yok.`}
          />
        )}
      </div>
    </>
  );
}
