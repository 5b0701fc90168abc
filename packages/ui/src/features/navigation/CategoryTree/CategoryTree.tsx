import type { Category } from '@vitrin/api-client/read/readCategories';
import type { Id } from '@vitrin/api-client/read/readId';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { ChevronRightIcon } from '../../../primitives/Icon/ChevronRightIcon.tsx';
import { paths } from '../../../paths.ts';
import { CategoryFallback } from '../CategoryFallback/CategoryFallback.tsx';
import { CategoryIcon } from '../CategoryIcon/CategoryIcon.tsx';
import { findTrail } from '../findTrail.ts';
import { chevron, depth, first, link, row, toggle } from './CategoryTree.css.ts';

export interface CategoryTreeProps {
  /** Undefined while they are still coming, or when they could not be loaded. */
  categories: readonly Category[] | undefined;
  /** They could not be loaded; asks again. */
  onRetry?: (() => void) | undefined;
  /** The category of the address; without one the server's own mark decides. */
  currentId?: Id | undefined;
}

/** The categories as a tree that opens in its place. The way to the current one is open from the start. */
export function CategoryTree({ categories, onRetry, currentId }: CategoryTreeProps) {
  if (categories === undefined || categories.length === 0) {
    return <CategoryFallback isEmpty={categories !== undefined} onRetry={onRetry} />;
  }
  return <Tree categories={categories} currentId={currentId} />;
}

interface TreeProps {
  categories: readonly Category[];
  currentId: Id | undefined;
}

function Tree({ categories, currentId }: TreeProps) {
  const trail = findTrail(categories, currentId);
  const [shown, setShown] = useState<Category>();
  const [expanded, setExpanded] = useState<ReadonlySet<Category>>(new Set());
  const current = trail.at(-1);
  if (current !== shown) {
    setShown(current);
    setExpanded(new Set([...expanded, ...trail]));
  }
  const onToggle = (category: Category) => {
    const next = new Set(expanded);
    if (!next.delete(category)) next.add(category);
    setExpanded(next);
  };
  return <Branch level={0} {...{ categories, current, expanded, onToggle }} />;
}

interface BranchProps {
  categories: readonly Category[];
  level: number;
  current: Category | undefined;
  expanded: ReadonlySet<Category>;
  onToggle: (category: Category) => void;
}

function Branch({ categories, level, ...tree }: BranchProps) {
  return (
    <ul style={assignInlineVars({ [depth]: String(level) })}>
      {categories.map((category, index) => {
        const isExpanded = tree.expanded.has(category);
        const hasChildren = category.children.length > 0;
        return (
          <li key={index}>
            <div className={row}>
              <a
                className={level === 0 ? `${link} ${first}` : link}
                href={paths.catalog.to(category.id)}
                aria-current={category === tree.current ? 'page' : undefined}
              >
                {level === 0 && <CategoryIcon icon={category.icon} />}
                {category.name}
              </a>
              {hasChildren && (
                <button
                  type="button"
                  className={toggle}
                  aria-expanded={isExpanded}
                  aria-label={`${category.name}: alt kategoriler`}
                  onClick={() => tree.onToggle(category)}
                >
                  <span className={chevron}>
                    <ChevronRightIcon size="sm" />
                  </span>
                </button>
              )}
            </div>
            {hasChildren && isExpanded && (
              <Branch categories={category.children} level={level + 1} {...tree} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
