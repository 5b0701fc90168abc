import type { Category } from '@vitrin/api-client/read/readCategories';
import { useEffect, useRef, useState } from 'react';

/** A mouse on its way to an open column crosses other entries: it must rest this long (ms) before they take its place. */
const switchAfter = 120;

/** The same entries in a tree that has been read again, as far as they are still there. */
function followPath(categories: readonly Category[], path: readonly Category[]): readonly Category[] {
  const [first, ...rest] = path;
  const now = categories.find((one) => one === first) ?? categories.find(({ id }) => id === first?.id);
  return first && now ? [now, ...followPath(now.children, rest)] : [];
}

/** The columns of a flyout: the categories whose children are shown, from the first level down. */
export function useFlyout(categories: readonly Category[]) {
  const [chosen, setOpen] = useState<readonly Category[]>([]);
  const open = followPath(categories, chosen);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (path: readonly Category[]) => {
    clearTimeout(timer.current);
    setOpen(path);
  };
  return {
    open,
    /** Shows the columns of a path and closes every other. */
    show,
    /** The same for a mouse that has come to an entry of the last category in `path`. */
    hover: (path: readonly Category[], category: Category) => {
      clearTimeout(timer.current);
      const next = category.children.length > 0 ? [...path, category] : path;
      if (open.length <= path.length) return setOpen(next);
      timer.current = setTimeout(() => setOpen(next), switchAfter);
    },
  };
}

export type FlyoutState = ReturnType<typeof useFlyout>;
