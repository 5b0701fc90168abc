import { createContainer, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { stickyTop } from '../../theme/layers.ts';
import { flexColumn, hairline, mutedText, oneColumn } from '../../theme/mixins.ts';
import { onGround } from '../../theme/onGround.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

/** The room there is decides, not the window: a category column beside the screen narrows it. */
const room = createContainer();
const wide = `${room} (min-width: 1160px)`;
const middle = `${room} (min-width: 640px) and (max-width: 1159.98px)`;

export const page = style({
  ...flexColumn(space[10]),
  paddingBottom: space[10],
  '@media': { [media.phone]: { gap: space[8], paddingBottom: space[8] } },
});
export const crumbs = style({
  marginBottom: `calc(${space[4]} - ${space[10]})`,
  '@media': { [media.phone]: { marginBottom: `calc(${space[1]} - ${space[8]})` } },
});
export const place = style({ containerName: room, containerType: 'inline-size' });

/** Gallery, facts and order beside each other; with less room two columns, then one. */
export const product = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"gallery" "facts" "order" "text"',
  rowGap: space[5],
  alignItems: 'start',
  '@container': {
    [middle]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      gridTemplateAreas: '"gallery facts" "gallery order" "text text"',
      columnGap: space[6],
    },
    [wide]: {
      gridTemplateColumns: 'minmax(400px, 528px) minmax(0, 1fr) 376px',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"gallery facts order" "text text order"',
      columnGap: space[8],
      rowGap: space[10],
    },
  },
});
export const gallery = style({ gridArea: 'gallery', minWidth: 0 });
export const facts = style({ gridArea: 'facts', minWidth: 0 });
/** Stays in sight while a long description is read. */
export const order = style({
  gridArea: 'order',
  minWidth: 0,
  '@container': { [wide]: { position: 'sticky', top: `calc(${stickyTop} + ${space[4]})` } },
});
export const box = style({
  ...oneColumn(space[4]),
  padding: space[5],
  border: hairline,
  borderRadius: vars.radius.card,
  ...onGround('card', color.surface),
  '@media': { [media.phone]: { padding: space[4] } },
});
export const text = style({
  gridArea: 'text',
  minWidth: 0,
  paddingTop: space[6],
  borderTop: hairline,
});
/** As wide as can be read; what is wider scrolls inside. */
export const description = style({ maxWidth: 760, marginTop: space[3], overflowX: 'hidden' });
export const invitation = style(mutedText);
