import type { Category } from '@vitrin/api-client/navigation/categories';
import { assignInlineVars } from '../../../theme/assignInlineVars.ts';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { all, column, firstColumn, level, link, row } from './CategoryMenu.css.ts';
import { FlyoutEntry } from './FlyoutEntry.tsx';
import type { FlyoutState } from './useFlyout.ts';

export interface FlyoutColumnProps {
  id: string;
  categories: readonly Category[];
  /** The categories above this column. */
  path: readonly Category[];
  /** The way to the current category. */
  trail: readonly Category[];
  flyout: FlyoutState;
  /** Of the column its entries open. */
  nextId: string;
  /** Stands beside an entry. */
  entryAction: ((category: Category) => ReactNode) | undefined;
}

/** One level of the categories. */
export function FlyoutColumn({ id, categories, path, ...entry }: FlyoutColumnProps) {
  const parent = path.at(-1);
  return (
    <ul
      id={id}
      className={parent ? column : firstColumn}
      style={assignInlineVars({ [level]: String(path.length) })}
      aria-label={parent?.name ?? 'Kategoriler'}
      onPointerEnter={entry.flyout.arrive}
    >
      {parent && (
        <li>
          <div className={row}>
            <a className={`${link} ${all}`} href={paths.catalog.to({ id: parent.id })}>
              Tümünü Gör
            </a>
          </div>
        </li>
      )}
      {categories.map((category, index) => (
        <FlyoutEntry key={index} {...{ category, path, ...entry }} />
      ))}
    </ul>
  );
}
