import { useCallback, useState } from 'react';
import { letterScale } from '../../theme/inRem.ts';
import type { GridTracks } from './gridTracks.ts';

/** Room (px at the usual size of letters) that a table of a name was measured with last: the next one most likely has the same. */
const lastRooms = new Map<string, number>();

/**
 * Keeps the `data-layout` of a table's frame at the roomiest layout that fits, whatever stands beside the table, without
 * rendering a row again: `whole`, `narrow`, or `scroll`, which is the narrow one in a box that scrolls sideways.
 * @returns `layout`, for the frame to begin with, and `ruler`, the ref of an element of no height before the frame. By a
 * ruler, because another layout has another height, and an observer of the frame would report its own doing.
 */
export function useFittingLayout(name: string, { least: { whole, narrow } }: Pick<GridTracks, 'least'>) {
  const fitting = useCallback(
    (room: number) => (room >= whole ? 'whole' : room >= narrow ? 'narrow' : 'scroll'),
    [whole, narrow],
  );
  const [layout] = useState(() => fitting(lastRooms.get(name) ?? whole));
  const ruler = useCallback(
    (element: HTMLElement | null) => {
      const frame = element?.nextElementSibling;
      if (!element || !(frame instanceof HTMLElement)) return;
      const fit = () => {
        // Out of sight it has none, which says nothing of where it will stand.
        if (element.offsetWidth === 0) return;
        const room = element.offsetWidth / letterScale();
        lastRooms.set(name, room);
        frame.dataset['layout'] = fitting(room);
      };
      // The first at once: the browser takes what its observer changes for a shift of all rows. Only the first, because
      // measuring while rows are put in scrolls whoever comes back before the rows have their heights.
      if (!lastRooms.has(name)) fit();
      const watch = new ResizeObserver(fit);
      watch.observe(element);
      return () => watch.disconnect();
    },
    [fitting, name],
  );
  return { layout, ruler };
}
