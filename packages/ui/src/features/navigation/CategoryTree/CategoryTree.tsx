import type { Category } from '@vitrin/api-client/navigation/categories';
import { assignInlineVars } from '../../../theme/assignInlineVars.ts';
import { useState } from 'react';
import { ChevronRightIcon } from '../../../primitives/Icon/ChevronRightIcon.tsx';
import { paths } from '../../../paths.ts';
import type { CategoriesProps } from '../CategoriesProps.ts';
import { CategoryFallback } from '../CategoryFallback/CategoryFallback.tsx';
import { CategoryIcon } from '../CategoryIcon/CategoryIcon.tsx';
import { findTrail } from '../findTrail.ts';
import { chevron, depth, first, link, row, toggle } from './CategoryTree.css.ts';

/** The categories as a tree that opens in its place. The way to the current one is open from the start. */
export function CategoryTree({ categories, onRetry, currentId, entryAction }: CategoriesProps) {
  if (categories === undefined || categories.length === 0) {
    return <CategoryFallback isEmpty={categories !== undefined} onRetry={onRetry} />;
  }
  return <Tree {...{ categories, currentId, entryAction }} />;
}

interface TreeProps extends Pick<CategoriesProps, 'currentId' | 'entryAction'> {
  categories: readonly Category[];
}

/** Where an entry stands, such as `/0/3`: it stays when the entry is read again. */
const placeOf = (above: string, index: number) => `${above}/${index}`;

function placesOf(trail: readonly Category[], categories: readonly Category[]): string[] {
  let list = categories;
  let above = '';
  return trail.map((category) => {
    above = placeOf(above, list.indexOf(category));
    list = category.children;
    return above;
  });
}

function Tree({ categories, currentId, entryAction }: TreeProps) {
  const trail = findTrail(categories, currentId);
  const places = placesOf(trail, categories);
  const [shown, setShown] = useState<string>();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  if (places.at(-1) !== shown) {
    setShown(places.at(-1));
    setExpanded(new Set([...expanded, ...places]));
  }
  const onToggle = (place: string) => {
    const next = new Set(expanded);
    if (!next.delete(place)) next.add(place);
    setExpanded(next);
  };
  const current = trail.at(-1);
  return <Branch level={0} above="" {...{ categories, current, expanded, onToggle, entryAction }} />;
}

interface BranchProps extends Pick<TreeProps, 'categories' | 'entryAction'> {
  level: number;
  /** Where the entry stands whose children these are. */
  above: string;
  current: Category | undefined;
  expanded: ReadonlySet<string>;
  onToggle: (place: string) => void;
}

function Branch({ categories, level, above, ...tree }: BranchProps) {
  return (
    <ul style={assignInlineVars({ [depth]: String(level) })}>
      {categories.map((category, index) => {
        const place = placeOf(above, index);
        const isExpanded = tree.expanded.has(place);
        const hasChildren = category.children.length > 0;
        return (
          <li key={index}>
            <div className={row}>
              <a
                className={level === 0 ? `${link} ${first}` : link}
                href={paths.catalog.to({ id: category.id })}
                aria-current={category === tree.current ? 'page' : undefined}
              >
                {(level === 0 || category.icon !== '') && <CategoryIcon icon={category.icon} />}
                {category.name}
              </a>
              {tree.entryAction?.(category)}
              {hasChildren && (
                <button
                  type="button"
                  className={toggle}
                  aria-expanded={isExpanded}
                  aria-label={`${category.name}: alt kategoriler`}
                  onClick={() => tree.onToggle(place)}
                >
                  <span className={chevron}>
                    <ChevronRightIcon size="sm" />
                  </span>
                </button>
              )}
            </div>
            {hasChildren && isExpanded && (
              <Branch categories={category.children} level={level + 1} above={place} {...tree} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
