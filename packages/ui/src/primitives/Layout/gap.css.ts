import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** The steps of the space scale between neighbours; 0 for none. */
export const gap = styleVariants({ 0: '0', ...vars.space }, (value) => ({ gap: value }));
