import { formatMoney } from '../../../text/formatAmount.ts';
import { reportColumns } from '../reportColumns.ts';
import type { ReportColumn, ReportLine, ReportView } from '../ReportLine.ts';
import { balanceLetter, formatBalance } from '../showCell.ts';
import type { ReportTotal } from '../sumReport.ts';
import { type OpenCurrency, type OpenItem, openItems, type OpenNeeds } from './openItems.ts';

const columns: readonly ReportColumn[] = [
  reportColumns.documentNo,
  reportColumns.date,
  reportColumns.due,
  reportColumns.kind,
  { ...reportColumns.total, title: 'Tutar' },
  { key: 'settled', title: 'Kapanan', kind: 'amount' },
  { key: 'open', title: 'Açık', kind: 'amount' },
  reportColumns.currency,
  { key: 'age', title: 'Gün', kind: 'days' },
  { key: 'ageGroup', title: 'Yaş', kind: 'text' },
];

/** The groups of ages, by the last day of each. */
const ageGroups = [
  ['0–30', 30],
  ['31–60', 60],
  ['61–90', 90],
  ['90+', Infinity],
] as const;

const ageGroupOf = (age: number | undefined): string =>
  age === undefined ? '' : (ageGroups.find(([, last]) => age <= last)?.[0] ?? '');

/** What is open of one age, in words. */
export interface OpenAge {
  /** As the lines of this age have it. */
  readonly group: string;
  readonly name: string;
  readonly documents: number;
  readonly sums: readonly string[];
  /** Its part of what is open in the first currency, 0 to 1. */
  readonly share: number;
}

/** What is open of a statement: as a report, and at a glance. */
export interface OpenView {
  readonly view: ReportView;
  /** One line for each currency, in words. */
  readonly balances: readonly string[];
  readonly ages: readonly OpenAge[];
  /** Currencies with an amount that could not be read: of them nothing can be said. */
  readonly unread: readonly string[];
}

/** Open items of the movements of a statement. */
export function viewOpen(statement: ReportView, needs: OpenNeeds): OpenView {
  const currencies = openItems(statement.lines, needs);
  const items = currencies.flatMap(({ items: own = [] }) => own);
  return {
    view: {
      columns,
      sort: { key: 'age', isDescending: true },
      lines: items.map(lineOf),
      totals: currencies.map(totalOf),
    },
    balances: currencies.flatMap(({ currency, balance, items: own }) =>
      own ? [formatBalance(balance / 100, currency)] : [],
    ),
    ages: agesOf(currencies),
    unread: currencies.filter((one) => !one.items).map(({ currency }) => currency || 'Dövizsiz'),
  };
}

const lineOf = ({ line, due, amount, settled, open, age }: OpenItem, order: number): ReportLine => {
  const note = noteOf(line.sumCurrency, open);
  return {
    order,
    documentNo: line.documentNo ?? '',
    date: line.date,
    due,
    kind: line.kind ?? '',
    total: amount / 100,
    settled: settled / 100,
    open: open / 100,
    currency: line.sumCurrency,
    sumCurrency: line.sumCurrency,
    age,
    ageGroup: ageGroupOf(age),
    action: line.action,
    ...(line.isCarried && { isCarried: true }),
    ...(note && { isFixed: true, note }),
  };
};

/** Why it cannot be paid here; undefined where it can. */
function noteOf(currency: string, open: number): string | undefined {
  if (open < 0) return 'Alacak: ödenecek tutar yok';
  return currency === 'TRY' ? undefined : 'Yalnızca TL borçlar ödenebilir';
}

const sumOf = (items: readonly OpenItem[], key: 'amount' | 'settled' | 'open') =>
  items.reduce((sum, item) => sum + item[key], 0);

function totalOf({ currency, items, balance }: OpenCurrency): ReportTotal {
  const name = `${currency || 'Dövizsiz'} açık toplamı`;
  const common = { currency, incomplete: [], isPart: false };
  if (!items) return { ...common, label: `${name}: okunamayan tutar var, hesaplanamadı`, sums: {} };
  const open = sumOf(items, 'open');
  return {
    ...common,
    // Said where it has been compared, which must never fail.
    label: open === balance ? `${name} ${balanceLetter(balance)}, bakiyeyle aynı` : name,
    sums: { total: sumOf(items, 'amount') / 100, settled: sumOf(items, 'settled') / 100, open: open / 100 },
  };
}

function agesOf(currencies: readonly OpenCurrency[]): readonly OpenAge[] {
  const [first] = currencies.filter(({ items }) => items !== undefined);
  const whole = (first?.items ?? []).reduce((sum, { open }) => sum + Math.abs(open), 0);
  const names: readonly string[] = [...ageGroups.map(([name]) => name), ''];
  return names.map((group) => {
    const own = currencies.map(({ currency, items = [] }) => ({
      currency,
      items: items.filter(({ age }) => ageGroupOf(age) === group),
    }));
    const documents = own.reduce((count, { items }) => count + items.length, 0);
    const share = sumOf(own.find(({ currency }) => currency === first?.currency)?.items ?? [], 'open');
    return {
      group,
      name: group === '' ? 'Tarihsiz' : `${group} gün`,
      documents,
      sums: own.flatMap(({ currency, items }) =>
        items.length > 0 ? [formatMoney(sumOf(items, 'open') / 100, currency)] : [],
      ),
      share: whole === 0 ? 0 : Math.abs(share) / whole,
    };
  });
}
