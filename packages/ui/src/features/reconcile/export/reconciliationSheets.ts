import type { Sheet, SheetColumn, SheetValue } from '../../../sheet/Sheet.ts';
import type { BookEntry } from '../BookEntry.ts';
import { groups, groupWords, reasonWords } from '../groupWords.ts';
import { groupCounts, pairLines } from '../PairLine.ts';
import { sideOf } from '../sideOf.ts';
import { type Comparison, owedBy, type Pair, type Reconciliation } from '../match/reconcile.ts';

const lira = (kurus: number) => kurus / 100;
const bookColumns = (whose: string): readonly SheetColumn[] => [
  { title: `B/A (${whose})`, kind: 'code' },
  { title: `Tarih (${whose})`, kind: 'date' },
  { title: `Belge No (${whose})`, kind: 'code' },
  { title: `Açıklama (${whose})`, kind: 'text' },
  { title: `Tutar (${whose})`, kind: 'amount' },
];
/** A row as its own book has it. */
const bookCells = (entry: BookEntry | undefined): readonly SheetValue[] =>
  entry
    ? [sideOf(entry), entry.date ?? null, entry.documentNo, entry.description, lira(Math.abs(entry.kurus))]
    : [null, null, null, null, null];

/**
 * A reconciliation as a workbook: what explains the difference, then a sheet for each group.
 * @param about lines that say whose it is and of which days
 */
export function reconciliationSheets(
  { ours, theirs }: Comparison,
  result: Reconciliation,
  about: readonly (readonly string[])[],
): readonly [Sheet, ...Sheet[]] {
  const { isMirrored, effects, ourBalance, theirBalance } = result;
  const counts = groupCounts(result);
  const sheet = (
    title: string,
    columns: readonly SheetColumn[],
    rows: Sheet['rows'],
    sum: number,
  ): Sheet => ({
    title,
    about: [],
    columns,
    rows,
    footer: [['Toplam', ...columns.slice(2).map(() => null), lira(sum)]],
  });
  const pairs = (title: string, list: readonly Pair[], sum: number) =>
    sheet(
      title,
      [
        { title: 'Neden eşleşti', kind: 'text' },
        ...bookColumns('siz'),
        ...bookColumns('satıcı'),
        { title: 'Fark', kind: 'amount' },
      ],
      pairLines(list).map((line) => [
        line.isFirst ? reasonWords[line.pair.reason] : null,
        ...bookCells(line.ours === undefined ? undefined : ours.entries[line.ours]),
        ...bookCells(line.theirs === undefined ? undefined : theirs.entries[line.theirs]),
        line.isFirst ? lira(line.pair.difference) : null,
      ]),
      sum,
    );
  const alone = (
    title: string,
    whose: string,
    rows: readonly (readonly [BookEntry | undefined, number])[],
    sum: number,
  ) =>
    sheet(
      title,
      [...bookColumns(whose), { title: 'Farka etkisi', kind: 'amount' }],
      rows.map(([entry, effect]) => [...bookCells(entry), lira(effect)]),
      sum,
    );
  return [
    {
      title: 'Özet',
      about,
      columns: [
        { title: 'Bakiyeler ve fark', kind: 'text' },
        { title: 'Adet', kind: 'count' },
        { title: 'Tutar', kind: 'amount' },
      ],
      rows: [
        ['Sizin bakiyeniz', ours.entries.length, lira(ourBalance)],
        ['Satıcının bakiyesi', theirs.entries.length, lira(theirBalance)],
        ...groups.map((group) => [groupWords[group], counts[group], lira(effects[group])]),
      ],
      footer: [['Fark', null, lira(ourBalance - theirBalance)]],
    },
    pairs(groupWords.matched, result.matched, effects.matched),
    pairs(groupWords.differing, result.differing, effects.differing),
    alone(
      groupWords.onlyOurs,
      'siz',
      result.onlyOurs.map((place) => {
        const entry = ours.entries[place];
        return [entry, entry ? owedBy(entry, isMirrored) : 0];
      }),
      effects.onlyOurs,
    ),
    alone(
      groupWords.onlyTheirs,
      'satıcı',
      result.onlyTheirs.map((place) => [theirs.entries[place], 0 - (theirs.entries[place]?.kurus ?? 0)]),
      effects.onlyTheirs,
    ),
  ];
}
