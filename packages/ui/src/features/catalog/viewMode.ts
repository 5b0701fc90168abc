/** How products are shown from the tablet width up; below it there are only compact rows. */
export type ViewMode = 'card' | 'list';

const key = 'catalog-grid-view';

/** The view this device remembers; the table where it remembers none or may not. */
export function readViewMode(): ViewMode {
  try {
    return localStorage.getItem(key) === 'card' ? 'card' : 'list';
  } catch {
    return 'list';
  }
}

/** Remembers the view on this device, where it may. */
export function writeViewMode(view: ViewMode): void {
  try {
    localStorage.setItem(key, view);
  } catch {
    // Refused or full: the choice holds for this page.
  }
}
