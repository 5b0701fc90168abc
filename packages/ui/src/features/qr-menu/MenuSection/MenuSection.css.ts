import { createContainer, style } from '@vanilla-extract/css';
import { flexColumn, flexRow, fontSize, numberText, wrappingRow } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';
import * as menu from '../MenuPage/menuVars.css.ts';

const dishWidth = createContainer();

/** As large as was chosen, but never wider than a narrow dish can take. */
const fitting = (size: string) => `max(${vars.text[12]}, min(${size}, 18cqi))`;

/** Begins below the bar that stays in sight. */
export const section = style({ scrollMarginBlockStart: 76, outline: 0 });

export const heading = style({
  breakAfter: 'avoid',
  ...flexRow(vars.space[4]),
  marginBlockEnd: vars.space[4],
  color: menu.title,
  ...fontSize(24),
  fontWeight: vars.font.bold,
  letterSpacing: '-.01em',
  selectors: { '&::after': { content: '""', flex: 1, height: 1, background: menu.line } },
});

export const dishes = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${menu.columnsSmall}, minmax(0, 1fr))`,
  gap: vars.space[3],
  '@container': {
    [menu.wide]: { gridTemplateColumns: `repeat(${menu.columnsLarge}, minmax(0, 1fr))`, gap: vars.space[5] },
  },
});

export const dish = style({ containerType: 'inline-size', containerName: dishWidth, breakInside: 'avoid' });

export const card = style({
  ...flexColumn(vars.space[3]),
  height: '100%',
  padding: vars.space[3],
  border: `1px solid ${menu.line}`,
  borderRadius: vars.radius.card,
  '@container': {
    [`${dishWidth} (max-width: 150px)`]: { padding: vars.space[1], gap: vars.space[2] },
    // A single wide column: the picture stands beside the words.
    [`${dishWidth} (min-width: 520px)`]: { flexDirection: 'row', alignItems: 'center', gap: vars.space[5] },
  },
});

export const thumbnail = style({
  flex: 'none',
  width: '100%',
  height: menu.thumbnailHeight,
  objectFit: 'cover',
  borderRadius: menu.thumbnailRadius,
  background: menu.line,
  selectors: {
    // A circle is as wide as it is high.
    '[data-look="full"] &': {
      width: `min(100%, ${menu.thumbnailHeight})`,
      height: 'auto',
      aspectRatio: '1',
      marginInline: 'auto',
    },
  },
  '@container': {
    [`${dishWidth} (min-width: 520px)`]: {
      width: 'auto',
      aspectRatio: '4 / 3',
      selectors: { '[data-look="full"] &': { marginInline: 0, width: menu.thumbnailHeight } },
    },
  },
});

export const words = style({ flex: 1, minWidth: 0 });

export const line = style({
  ...wrappingRow(`0 ${vars.space[3]}`, 'baseline'),
  justifyContent: 'space-between',
});

export const name = style({
  flex: '1 1 0',
  minWidth: 'min(100%, 7em)',
  color: menu.title,
  fontSize: fitting(menu.titleSize),
  lineHeight: 1.3,
  fontWeight: vars.font.semibold,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const price = style({
  color: menu.ink,
  fontSize: fitting(menu.priceSize),
  lineHeight: 1.3,
  fontWeight: vars.font.semibold,
  ...numberText,
  '@container': { [`${dishWidth} (max-width: 110px)`]: { whiteSpace: 'normal' } },
});

export const description = style({
  marginBlockStart: vars.space[1],
  color: menu.quiet,
  fontSize: fitting(menu.descriptionSize),
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
