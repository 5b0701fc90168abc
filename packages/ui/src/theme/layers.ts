/** The one stacking ladder, named by role. Dialogs and popovers live in the browser's top layer, above all of it. */
export const layer = {
  content: 0,
  sticky: 10,
  header: 20,
  bar: 30,
  menu: 40,
  drawer: 50,
  dialog: 60,
  toast: 70,
  tooltip: 80,
} as const;

/**
 * How much of the window is covered at its top, set by what covers it: what gets the focus is scrolled out from under it.
 * Not a padding of the page: what covers would be scrolled away from itself whenever something in it has the focus.
 */
export const covered = '--vitrin-covered';

/** Height of the banner of a delegation, in px, where it stays at the top of the window: what else stays there keeps below it. */
export const bannerHeight = 40;

/** What the header covers of a phone, in px, with the two lines that the banner of a delegation has there. */
export const phoneHeader = 201;

/**
 * How far below the upper end of the window something stays while the page is scrolled: as set by what is above it, else clear of the
 * camera of a phone held upright.
 */
export const stickyTop = 'var(--vitrin-sticky-top, env(safe-area-inset-top))';

/** How much of the page's upper end the camera of a phone covers, unless something else keeps the page clear of it. */
export const notch = '--vitrin-notch';

/** Width of what stands at the end of the window over its whole height; what floats there keeps beside it. */
export const aside = '--vitrin-aside';

/** Height of what stands at the bottom of the window; what floats there keeps above it: `calc(24px + var(${floor}, 0px))`. */
export const floor = '--vitrin-floor';
