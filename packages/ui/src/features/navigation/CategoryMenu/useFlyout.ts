import type { Category } from '@vitrin/api-client/navigation/categories';
import { useEffect, useRef, useState } from 'react';
import { isHeadingTo } from './isHeadingTo.ts';

/** A mouse that stops on its way to an open column means the entry it stopped on; in ms. */
const patience = 300;

/** Three places tell where a mouse is going even when the hand shakes. */
const remembered = 3;

/** The same entries in a tree that has been read again, as far as they are still there. */
function followPath(categories: readonly Category[], path: readonly Category[]): readonly Category[] {
  const [first, ...rest] = path;
  const now = categories.find((one) => one === first) ?? categories.find(({ id }) => id === first?.id);
  return first && now ? [now, ...followPath(now.children, rest)] : [];
}

/** Where a mouse is in the window, as its events say. */
type MousePlace = Pick<PointerEvent, 'clientX' | 'clientY'>;

const placeOf = ({ clientX, clientY }: MousePlace) => ({ x: clientX, y: clientY });

/** The columns of a flyout: the categories whose children are shown, from the first level down. */
export function useFlyout(categories: readonly Category[]) {
  const [chosen, setOpen] = useState<readonly Category[]>([]);
  const open = followPath(categories, chosen);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const way = useRef<readonly MousePlace[]>([]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (path: readonly Category[]) => {
    clearTimeout(timer.current);
    setOpen(path);
  };
  return {
    open,
    /** Shows the columns of a path and closes every other. */
    show,
    /**
     * The same for a mouse that has come to an entry of the last category in `path`. On its way to an open column it
     * crosses entries it does not mean.
     * @param column the open column beside the entry
     */
    hover: (path: readonly Category[], category: Category, at: MousePlace, column: Element | null) => {
      clearTimeout(timer.current);
      const next = category.children.length > 0 ? [...path, category] : path;
      const from = way.current[0];
      if (open.length > path.length && from && column) {
        const box = column.getBoundingClientRect();
        if (isHeadingTo(box, placeOf(from), placeOf(at))) {
          timer.current = setTimeout(() => setOpen(next), patience);
          return;
        }
      }
      setOpen(next);
    },
    /** Spread it around the columns. */
    track: {
      onPointerMove: (event: MousePlace) => {
        const { clientX, clientY } = event;
        way.current = [...way.current, { clientX, clientY }].slice(-remembered);
      },
    },
    /** A mouse has come to a column: what it crossed on the way does not count any more. */
    arrive: () => clearTimeout(timer.current),
  };
}

export type FlyoutState = ReturnType<typeof useFlyout>;
