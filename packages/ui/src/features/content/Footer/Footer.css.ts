import { fallbackVar, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { centered, flexRow, fontSize, hairline, pageWidth, wrappingRow } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const onFooter = (color: string) => fallbackVar(vars.footerMain.text, color);

export const footer = style({
  minHeight: 320,
  marginTop: vars.space[16],
  borderTop: hairline,
  background: fallbackVar(vars.footerMain.surface, vars.color.canvas),
  color: onFooter(vars.color.textMuted),
  ...fontSize(13),
  '@media': {
    [media.phone]: { marginTop: vars.space[10] },
    print: { minHeight: 0, marginTop: vars.space[6], breakInside: 'avoid' },
  },
});

export const columns = style({
  ...pageWidth,
  display: 'grid',
  gridTemplateColumns: '1.3fr 1.5fr 1fr 1fr',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: '1fr 1fr' },
    [media.phone]: { gridTemplateColumns: '1fr', gap: vars.space[6], paddingBlock: vars.space[6] },
  },
});

export const name = style({
  marginBottom: vars.space[3],
  ...fontSize(16),
  fontWeight: vars.font.bold,
  color: onFooter(vars.color.text),
});

export const heading = style({
  marginBottom: vars.space[2],
  fontWeight: vars.font.semibold,
  color: onFooter(vars.color.text),
});

/** Paper bears nothing to press, but who has sent it. */
export const links = style({ '@media': { print: { display: 'none' } } });

export const link = style({
  display: 'inline-block',
  paddingBlock: 2,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.phone]: { display: 'block', paddingBlock: 12 } },
});

export const contact = style({ display: 'grid', gap: vars.space[1], fontStyle: 'normal' });
export const contactLine = style({
  ...flexRow(vars.space[2], 'flex-start'),
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { minHeight: vars.size.touch, alignItems: 'center' } },
});
export const mark = style({ display: 'flex', paddingTop: 2, color: onFooter(vars.color.textSubtle) });

export const base = style({
  ...pageWidth,
  position: 'relative',
  ...wrappingRow(`${vars.space[3]} ${vars.space[6]}`),
  minHeight: 56,
  paddingBlock: vars.space[3],
  ...fontSize(12),
  color: onFooter(vars.color.textSubtle),
  // On a phone the WhatsApp link floats over its end.
  '@media': { [media.phone]: { paddingBlock: '16px 72px' }, print: { display: 'none' } },
  '::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    insetInline: vars.size.gutter,
    borderTop: hairline,
  },
});

export const payments = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { width: '100%', margin: 0 } },
});

export const payment = style({
  ...centered,
  height: 24,
  padding: `0 ${vars.space[2]}`,
  border: hairline,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontWeight: vars.font.bold,
  letterSpacing: '-.01em',
});

export const failure = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[2],
  '@media': { print: { display: 'none' } },
});
