import { type ReactNode, useMemo } from 'react';
import { paths } from '../../paths.ts';
import type { GridColumn } from '../../primitives/GridTable/GridColumn.ts';
import { GridTable } from '../../primitives/GridTable/GridTable.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { formatCount } from '../../text/formatAmount.ts';
import { dayOf, originOf } from './listWords.ts';
import type { KeptList } from './store/KeptList.ts';
import * as css from './ListTable.css.ts';

export interface ListTableProps {
  lists: readonly KeptList[];
  /** What can be done with a list, at the end of its row. */
  actionsOf: (list: KeptList) => ReactNode;
  /** Said in place of rows. */
  empty?: ReactNode;
  /** They are on their way. */
  isLoading?: boolean;
}

/** As many codes as a row tells of what is in a list. */
const told = 3;

const bar = (width: number | string) => () => <Skeleton width={width} />;

const columnsWith = (actionsOf: ListTableProps['actionsOf']): readonly GridColumn<KeptList>[] => [
  {
    key: 'list',
    title: 'Liste',
    width: { least: 220, share: 2 },
    narrow: { least: 200, share: 1 },
    pin: 'start',
    className: css.list,
    cell: ({ id, name, origin }) => (
      <>
        <a href={paths.openList.to({ id })} title={name}>
          <span className={css.name} translate="no">
            {name}
          </span>
        </a>
        <span className={css.origin}>{originOf(origin)}</span>
      </>
    ),
    copies: [{ title: 'Liste', kind: 'text', text: ({ name }) => name }],
    skeleton: (row) => <Skeleton width={`${40 + ((row * 13) % 30)}%`} />,
  },
  {
    key: 'contents',
    title: 'İçindekiler',
    width: { least: 200, share: 2 },
    narrow: 'folded',
    className: css.contents,
    cell: ({ rows }) => (
      <span className={css.codes} translate="no">
        {rows
          .slice(0, told)
          .map(({ code }) => code)
          .join(', ')}
        {rows.length > told && <span className={css.more}> +{formatCount(rows.length - told)}</span>}
      </span>
    ),
    skeleton: bar('70%'),
  },
  {
    key: 'count',
    title: 'Ürün',
    kind: 'number',
    width: 72,
    className: css.count,
    cell: ({ rows }) => formatCount(rows.length),
    copies: [{ title: 'Ürün', kind: 'value', text: ({ rows }) => String(rows.length) }],
    skeleton: bar(24),
  },
  {
    key: 'total',
    title: 'Toplam Miktar',
    kind: 'number',
    width: 120,
    className: css.total,
    cell: ({ rows }) => formatCount(rows.reduce((sum, { quantity }) => sum + quantity, 0)),
    skeleton: bar(48),
  },
  {
    key: 'day',
    title: 'Son Değişiklik',
    width: 136,
    className: css.day,
    cell: ({ changedAt }) => dayOf(changedAt),
    copies: [{ title: 'Son Değişiklik', kind: 'value', text: ({ changedAt }) => dayOf(changedAt) }],
    skeleton: bar(72),
  },
  {
    key: 'actions',
    title: 'İşlem',
    short: '',
    width: 312,
    narrow: 48,
    pin: 'end',
    isScreenOnly: true,
    className: css.actions,
    cell: actionsOf,
  },
];

const keyOf = ({ id }: KeptList) => id;
const none: readonly KeptList[] = [];

/** The lists that are kept on this device, a row each. */
export function ListTable({ lists, actionsOf, empty, isLoading = false }: ListTableProps) {
  const columns = useMemo(() => columnsWith(actionsOf), [actionsOf]);
  return (
    <GridTable
      label="Listelerim"
      columns={columns}
      rows={isLoading ? none : lists}
      rowKey={keyOf}
      className={css.table}
      rowClassName={css.card}
      empty={empty}
      skeletonRows={isLoading ? 5 : 0}
    />
  );
}
