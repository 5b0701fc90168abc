import { style } from '@vanilla-extract/css';
import { choiceBox, choiceLine } from '../Field/choice.ts';
import { centered } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';
import { invalidEdge } from '../Field/control.css.ts';

const { color } = vars;

export const root = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });

export const line = style(choiceLine);

export const checkbox = style({
  ...choiceBox,
  ...centered,
  width: 18,
  height: 18,
  margin: '1px 0',
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover:enabled': { borderColor: color.textSubtle },
    '&:checked, &:indeterminate': { background: color.brand, borderColor: color.brand },
    '&:hover:enabled:checked, &:hover:enabled:indeterminate': {
      background: color.brandHover,
      borderColor: color.brandHover,
    },
    '&[aria-invalid="true"]:not(:checked)': invalidEdge,
    '&:disabled': { background: color.sunken, borderColor: color.border },
    '&::before': { content: '""', display: 'none' },
    '&:checked::before': {
      display: 'block',
      width: 6,
      height: 10,
      marginTop: -2,
      border: `solid ${color.onBrand}`,
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
    },
    '&:indeterminate::before': {
      display: 'block',
      width: 8,
      height: 0,
      margin: 0,
      border: `solid ${color.onBrand}`,
      borderWidth: '0 0 2px',
      rotate: '0deg',
    },
    '&:disabled::before': { borderColor: color.textSubtle },
  },
});
