import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { layer } from '../../theme/layers.ts';
import { vars } from '../../theme/vars.css.ts';
import { row as plainRow, table } from './Table.css.ts';

const { color } = vars;

/** Rows outside the window cost no layout; the browser remembers their height once seen. Their line is no content. */
export const skippable = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(${vars.size.row} - 1px)`,
});

/** A row that can be chosen. */
export const row = style([
  plainRow,
  {
    selectors: {
      '&[data-chosen]': { background: color.brandSoft, boxShadow: `inset 2px 0 0 ${color.brand}` },
      '&[data-chosen]:hover': { background: color.brandSoftHover },
    },
  },
]);

/** The box that scrolls where the columns do not fit, so that the page never does. */
export const scroller = style({
  '@media': {
    [media.belowDesktop]: { overflowX: 'auto', overscrollBehaviorX: 'contain' },
  },
});

/** Rows are as wide as their columns, so that lines and backgrounds reach the last one. */
globalStyle(`${scroller} > ${table}`, { minWidth: 'min-content' });

const pinned = style({
  '@media': {
    [media.belowDesktop]: { position: 'sticky', zIndex: layer.content + 1, background: 'inherit' },
  },
});
/** Stays in sight on its side while the rest scrolls. */
export const pinnedStart = style([
  pinned,
  {
    '@media': { [media.belowDesktop]: { insetInlineStart: 0, borderInlineEnd: `1px solid ${color.border}` } },
  },
]);
export const pinnedEnd = style([
  pinned,
  {
    '@media': { [media.belowDesktop]: { insetInlineEnd: 0, borderInlineStart: `1px solid ${color.border}` } },
  },
]);
