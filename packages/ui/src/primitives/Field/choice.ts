import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { inlineRow } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** What is ticked, chosen or switched, and its words: pressed as one. */
export const choiceLine = {
  ...inlineRow(vars.space[2], 'flex-start'),
  fontSize: vars.text.body,
  lineHeight: vars.line[14],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.textSubtle, cursor: 'not-allowed' } },
  '@media': { [media.touch]: { minHeight: vars.size.touch, alignItems: 'center' } },
} satisfies StyleRule;

/** The box, the circle or the track, drawn by the input itself, so that forced colours and printing keep it. */
export const choiceBox = {
  appearance: 'none',
  flex: 'none',
  border: `1px solid ${color.borderStrong}`,
  background: color.surface,
  cursor: 'inherit',
} satisfies StyleRule;
