import { createContainer, createVar } from '@vanilla-extract/css';

/** The width the menu has, beside its settings or alone. */
export const menuWidth = createContainer();
/** From here on the wide number of columns counts. */
export const wide = `${menuWidth} (min-width: 640px)`;

export const surface = createVar();
export const line = createVar();
export const ink = createVar();
export const title = createVar();
export const quiet = createVar();
export const chosen = createVar();
export const onChosen = createVar();

export const columnsSmall = createVar();
export const columnsLarge = createVar();
export const family = createVar();
export const thumbnailHeight = createVar();
export const thumbnailRadius = createVar();
export const titleSize = createVar();
export const descriptionSize = createVar();
export const priceSize = createVar();
