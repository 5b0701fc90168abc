import type { Id } from '@vitrin/api-client/read/readId';
import type { ListBrand } from '@vitrin/api-client/catalog/productList';
import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Select } from '../../../primitives/Select/Select.tsx';

export interface BrandSelectProps {
  brands: readonly ListBrand[];
  /** The brand the list is of, if it is of one. */
  chosen: { readonly id: Id; readonly categoryId: Id } | undefined;
  onChange: (brand: ListBrand) => void;
}

/** A change that comes so soon after a key, in ms, is the key's own: nobody chooses from an open list that fast. */
const ownChange = 100;

/** Where the dropdown was left for: the one of the list it leads to takes the focus up again. */
let awaited: string | undefined;

/**
 * Leads to a brand. What is chosen from the open list leads there at once; on the closed list the keys walk through the
 * brands, and Enter or Tab goes to the one that is shown.
 */
export function BrandSelect({ brands, chosen, onChange }: BrandSelectProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const options = useMemo(() => optionsOf(brands), [brands]);
  const keyTime = useRef(Number.NEGATIVE_INFINITY);
  const takeFocus = useCallback(
    (select: HTMLSelectElement | null) => {
      if (!select || !chosen || awaited !== keyOf(chosen)) return;
      awaited = undefined;
      // Whoever has gone on to something else stays there.
      if (document.activeElement?.matches('body, main')) select.focus({ preventScroll: true });
    },
    [chosen],
  );

  const go = (index: string) => {
    setDraft(null);
    const brand = brands[Number(index)];
    if (!brand) return;
    awaited = keyOf(brand);
    onChange(brand);
  };
  const follow = (event: KeyboardEvent) => {
    const { key } = event;
    const ends = key === 'Enter' || key === 'Tab';
    keyTime.current = ends ? Number.NEGATIVE_INFINITY : performance.now();
    if (draft === null) return;
    if (key === 'Escape') setDraft(null);
    if (!ends) return;
    // Enter would open the list.
    if (key === 'Enter') event.preventDefault();
    go(draft);
  };

  return (
    <Select
      ref={takeFocus}
      label="Markalar"
      isLabelHidden
      placeholder="Markalar"
      options={options}
      value={draft ?? indexOf(brands, chosen)}
      onChange={(index) => {
        if (performance.now() - keyTime.current < ownChange) setDraft(index);
        else go(index);
      }}
      onKeyDown={follow}
      onBlur={() => setDraft(null)}
    />
  );
}

const keyOf = ({ id, categoryId }: { id: Id; categoryId: Id }) => `${id}/${categoryId}`;

/** A brand that stands in several categories says in which. */
function optionsOf(brands: readonly ListBrand[]) {
  const names = new Set<string>();
  const repeated = new Set<string>();
  for (const { name } of brands) (names.has(name) ? repeated : names).add(name);
  return brands.map(({ name, categoryName }, index) => ({
    value: String(index),
    label: categoryName !== '' && repeated.has(name) ? `${name} – ${categoryName}` : name,
  }));
}

/** Options are numbered, as one brand can stand in several categories; in none of them, it is the first. */
function indexOf(brands: readonly ListBrand[], chosen: BrandSelectProps['chosen']): string | null {
  if (!chosen) return null;
  const exact = brands.findIndex((brand) => keyOf(brand) === keyOf(chosen));
  const index = exact < 0 ? brands.findIndex(({ id }) => String(id) === String(chosen.id)) : exact;
  return index < 0 ? null : String(index);
}
