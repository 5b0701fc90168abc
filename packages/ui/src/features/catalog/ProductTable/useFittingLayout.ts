import { useCallback } from 'react';
import type { ColumnTracks } from '../productColumns.ts';

/**
 * A ref for a ruler of no height before the table's frame: keeps the frame's `data-layout` at the roomiest layout that fits,
 * whatever stands beside the table. It is set between layout and paint, without rendering a row again. Measured by a ruler,
 * because another layout has another height, and an observer of the frame would report its own doing; not measured while
 * the rows are put in, because whoever comes back would be scrolled before they have their heights.
 */
export function useFittingLayout({ least: { whole, folded } }: ColumnTracks) {
  return useCallback(
    (ruler: HTMLElement | null) => {
      const frame = ruler?.nextElementSibling;
      if (!ruler || !(frame instanceof HTMLElement)) return;
      const watch = new ResizeObserver(() => {
        const room = ruler.offsetWidth;
        frame.dataset['layout'] = room >= whole ? 'whole' : room >= folded ? 'folded' : 'pinned';
      });
      watch.observe(ruler);
      return () => watch.disconnect();
    },
    [whole, folded],
  );
}
