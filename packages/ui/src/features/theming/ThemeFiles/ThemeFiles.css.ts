import { style } from '@vanilla-extract/css';
import { buttonRow, captionText } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const files = style({ display: 'grid', gap: vars.space[2] });

export const row = style(buttonRow);

export const hint = style(captionText);
