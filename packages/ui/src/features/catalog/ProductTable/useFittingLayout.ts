import { useCallback, useState } from 'react';
import { letterScale } from '../../../theme/inRem.ts';
import type { ColumnTracks } from '../productColumns.ts';

/** Room (px at the usual size of letters) of the table that was measured last; the next one most likely stands in the same place. */
let lastRoom: number | undefined;

/**
 * Keeps the `data-layout` of a table's frame at the roomiest layout that fits, whatever stands beside the table, without
 * rendering a row again.
 * @returns `layout`, for the frame to begin with, and `ruler`, the ref of an element of no height before the frame. By a
 * ruler, because another layout has another height, and an observer of the frame would report its own doing.
 */
export function useFittingLayout({ least: { whole, folded } }: ColumnTracks) {
  const fitting = useCallback(
    (room: number) => (room >= whole ? 'whole' : room >= folded ? 'folded' : 'pinned'),
    [whole, folded],
  );
  const [layout] = useState(() => fitting(lastRoom ?? whole));
  const ruler = useCallback(
    (element: HTMLElement | null) => {
      const frame = element?.nextElementSibling;
      if (!element || !(frame instanceof HTMLElement)) return;
      const fit = () => {
        // Out of sight it has none, which says nothing of where it will stand.
        if (element.offsetWidth === 0) return;
        const room = element.offsetWidth / letterScale();
        lastRoom = room;
        frame.dataset['layout'] = fitting(room);
      };
      // The first at once: the browser takes what its observer changes for a shift of all rows. Only the first, because
      // measuring while rows are put in scrolls whoever comes back before the rows have their heights.
      if (lastRoom === undefined) fit();
      const watch = new ResizeObserver(fit);
      watch.observe(element);
      return () => watch.disconnect();
    },
    [fitting],
  );
  return { layout, ruler };
}
