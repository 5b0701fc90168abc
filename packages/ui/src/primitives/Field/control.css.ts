import { style, type StyleRule } from '@vanilla-extract/css';
import { centered, flexRow } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** The edge of an invalid control; an inset shadow thickens it without moving anything. */
export const invalidEdge = {
  borderColor: color.critical,
  boxShadow: `inset 0 0 0 1px ${color.critical}`,
} satisfies StyleRule;

export const focusRing = {
  outline: `2px solid ${color.focus}`,
  outlineOffset: 2,
} satisfies StyleRule;

/** The bordered ground that every control one can write or choose in shares. */
export const ground = style({
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.text,
  ':hover': { borderColor: color.textSubtle },
  ':disabled': {
    background: color.sunken,
    borderColor: color.border,
    color: color.textSubtle,
    cursor: 'not-allowed',
  },
});

/** A box around one control and what stands beside it: icon, unit, buttons. */
export const box = style([
  ground,
  {
    display: 'flex',
    alignItems: 'stretch',
    height: vars.size.control,
    fontSize: vars.text.body,
    lineHeight: vars.line[14],
    selectors: {
      '&:focus-within': focusRing,
      '&:has([aria-invalid="true"])': invalidEdge,
      '&:has(:is(input, select):disabled)': {
        background: color.sunken,
        borderColor: color.border,
        color: color.textSubtle,
      },
    },
  },
]);

/** The control inside a box: no edge of its own. */
export const inner = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  border: 0,
  outline: 0,
  background: 'none',
  borderRadius: 'inherit',
  padding: `0 ${vars.space[3]}`,
  selectors: {
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&::placeholder': { color: color.textSubtle, opacity: 1 },
    '&:disabled': { color: color.textSubtle, opacity: 1, cursor: 'not-allowed' },
  },
});

/** Lies over the start of the control, so that a click on it still lands in the control. */
export const lead = style({
  ...centered,
  flex: 'none',
  width: 18,
  marginInline: '12px -30px',
  color: color.textSubtle,
  pointerEvents: 'none',
});

export const afterLead = style({ paddingInlineStart: 38 });

export const trail = style({
  ...flexRow(vars.space[1]),
  flex: 'none',
  paddingInlineEnd: vars.space[1],
  color: color.textSubtle,
});
