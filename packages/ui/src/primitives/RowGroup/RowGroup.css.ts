import { createVar, style } from '@vanilla-extract/css';

/** Height a row counts with until it has been laid out; set by the table. */
export const rowHeight = createVar();
/** How many rows a group holds. */
export const rowCount = createVar();

/**
 * What is off screen is neither laid out nor painted, yet stays findable and printable. In groups: the browser asks of each,
 * in every frame, whether it has come near.
 */
export const group = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(${rowCount} * ${rowHeight})`,
  '@media': { print: { contentVisibility: 'visible' } },
});
