import { createContainer, createVar } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

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

/** What a menu may take of the theme. Named here, which is read at build time: in the page it would be the table of all tokens. */
export const ofTheme = {
  family: vars.font.family,
  radius: { small: vars.radius.small, control: vars.radius.control, full: vars.radius.full },
};
