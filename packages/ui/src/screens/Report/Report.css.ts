import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const title = style({ margin: `${vars.space[2]} 0 ${vars.space[2]}` });
