import { style } from '@vanilla-extract/css';
import { media } from '../../../../theme/breakpoints.ts';
import { buttonRow, columnsFrom, fontSize, hairline, mutedText } from '../../../../theme/mixins.ts';
import { vars } from '../../../../theme/vars.css.ts';

const { color, space } = vars;

/** The code stands beside the other ways, on a phone before them. */
export const sides = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  '@media': { [media.tablet]: { flexDirection: 'row', justifyContent: 'normal' } },
});
export const ways = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
  padding: space[4],
  '@media': { [media.tablet]: { padding: space[5] } },
});
export const code = style({
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[3],
  padding: space[4],
  borderBottom: hairline,
  background: color.canvas,
  '@media': {
    [media.tablet]: {
      minWidth: 280,
      padding: space[5],
      borderBottom: 0,
      borderInlineStart: hairline,
    },
  },
});
export const about = style(mutedText);
export const link = style({
  ...columnsFrom(media.tablet, 'minmax(0, 1fr) auto', space[2]),
  alignItems: 'end',
});
export const length = style({
  gridColumn: '1 / -1',
  color: color.textMuted,
  ...fontSize(12),
});
export const actions = style(buttonRow);
export const message = style({
  padding: `${space[3]} 14px`,
  border: hairline,
  borderRadius: vars.radius.control,
  background: color.canvas,
  ...mutedText,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { display: 'none' } },
});
export const messageTitle = style({ color: color.text, fontWeight: vars.font.semibold });
export const messageLink = style({
  overflow: 'hidden',
  color: color.brandText,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const facts = style({
  display: 'grid',
  gap: 6,
  ...mutedText,
});
export const fact = style({ display: 'flex', gap: space[2] });
export const mark = style({ flex: 'none', color: color.positive, paddingBlockStart: 2 });
