import { CircleCheckIcon } from '../../primitives/Icon/CircleCheckIcon.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { columnLetter } from '../../sheet/columnLetter.ts';
import type {
  AmountForm,
  LedgerColumns,
  LedgerField,
} from '../../features/reconcile/ledger/LedgerColumns.ts';
import { fieldsOf, fieldWords } from './fieldWords.ts';
import { LedgerPreview } from './LedgerPreview.tsx';
import { form, maps, remembered, segment, segments } from './LedgerMapping.css.ts';

export interface LedgerMappingProps {
  rows: readonly (readonly string[])[];
  columns: LedgerColumns;
  onChange: (columns: LedgerColumns) => void;
  /** These heads were told before. */
  isRemembered: boolean;
}

const forms: Readonly<Record<AmountForm, string>> = {
  twoColumns: 'Borç ve Alacak ayrı sütunda',
  oneColumn: 'Tek tutar, B/A sütunu',
};
const mayMiss: Partial<Record<LedgerField, string>> = {
  documentNo: 'Yok',
  description: 'Yok',
  side: 'Yok: tutarın işareti',
};
const none = 'none';

/** Which columns of a ledger are which: found or remembered, shown on the first rows, and open to change. */
export function LedgerMapping({ rows, columns, onChange, isRemembered }: LedgerMappingProps) {
  const head = columns.skipped > 0 ? (rows[columns.skipped - 1] ?? []) : [];
  const width = Math.max(0, ...rows.slice(0, 500).map(({ length }) => length));
  const options = Array.from({ length: width }, (_, place) => ({
    value: String(place),
    label: [columnLetter(place), head[place] || rows[columns.skipped]?.[place]].filter(Boolean).join(' · '),
  }));
  const choose = (field: LedgerField, value: string) => {
    const place = value === none ? undefined : Number(value);
    // A column is one thing.
    const others = fieldsOf[columns.form].filter((other) => other !== field && columns[other] === place);
    const freed = Object.fromEntries(others.map((other) => [other, undefined]));
    onChange({ ...columns, ...(place === undefined ? {} : freed), [field]: place });
  };
  return (
    <>
      <div className={form}>
        <span id="amount-form">Tutarlar</span>
        <span className={segments} role="group" aria-labelledby="amount-form">
          {(['twoColumns', 'oneColumn'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className={segment}
              aria-pressed={columns.form === one}
              onClick={() => onChange({ ...columns, form: one })}
            >
              {forms[one]}
            </button>
          ))}
        </span>
        {isRemembered && (
          <span className={remembered}>
            <CircleCheckIcon size="sm" /> Bu başlıkların eşlemesi hatırlandı
          </span>
        )}
      </div>
      <div className={maps}>
        {fieldsOf[columns.form].map((field) => {
          const missing = mayMiss[field];
          return (
            <Select
              key={field}
              label={`${fieldWords[field]} sütunu`}
              placeholder="Seçin"
              value={columns[field] === undefined ? (missing ? none : null) : String(columns[field])}
              options={[...options, ...(missing ? [{ value: none, label: missing }] : [])]}
              onChange={(value) => choose(field, value)}
            />
          );
        })}
      </div>
      <LedgerPreview rows={rows} columns={columns} head={head} width={width} />
    </>
  );
}
