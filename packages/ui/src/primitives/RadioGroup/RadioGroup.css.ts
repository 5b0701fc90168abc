import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { choiceLine } from '../Field/choice.ts';
import { media } from '../../theme/breakpoints.ts';
import { fontSize, oneColumn } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const root = style(oneColumn(vars.space[2]));

export const legend = style({
  padding: 0,
  ...fontSize(13),
  fontWeight: vars.font.medium,
});

export const options = styleVariants({
  stack: { display: 'grid', gap: vars.space[2], justifyItems: 'start' },
  line: { display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[5]}` },
  card: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(156px, 1fr))',
    gap: vars.space[3],
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
});

export const plain = style(choiceLine);

export const words = style({ display: 'grid' });

export const small = style({ ...fontSize(13), color: color.textSubtle });

export const card = style({
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  selectors: {
    '&:hover': { borderColor: color.textSubtle },
    '&:has(> label :checked)': {
      borderColor: color.brandText,
      boxShadow: `inset 0 0 0 1px ${color.brandText}`,
      background: color.brandSoft,
    },
    '&:has(> label :focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    '&:has(> label :disabled)': {
      background: color.sunken,
      borderColor: color.border,
      color: color.textSubtle,
    },
  },
});

export const cardLabel = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  padding: vars.space[4],
  ...fontSize(14),
  cursor: 'pointer',
  selectors: { [`${card}:has(> label :disabled) &`]: { cursor: 'not-allowed' } },
  // One below the other, they are lines: icon, words, circle.
  '@media': {
    [media.phone]: { display: 'flex', alignItems: 'center', paddingBlock: vars.space[3] },
    [media.least]: { flexDirection: 'column-reverse', alignItems: 'start' },
  },
});

/** The ring is drawn around the whole card. */
export const cardRadio = style({ gridColumn: 2, gridRow: 1, display: 'flex' });

globalStyle(`${cardRadio} > input:focus-visible`, { outline: 0 });

export const cardIcon = style({
  flex: 'none',
  color: color.textMuted,
  '@media': { [media.least]: { display: 'none' } },
});

export const cardWords = style({
  gridColumn: '1 / -1',
  display: 'grid',
  flex: 1,
  minWidth: 0,
  fontWeight: vars.font.semibold,
  overflowWrap: 'anywhere',
});

/** Without an icon the words take its line, beside the circle. */
export const cardWordsAlone = style([cardWords, { gridColumn: 1, gridRow: 1 }]);

export const cardSmall = style([small, { fontWeight: vars.font.regular }]);

export const cardContent = style({ padding: `0 ${vars.space[4]} ${vars.space[4]}` });
