import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** Spelled out, so that whoever reads a table of props sees them. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

/** The steps of the space scale between neighbours; 0 for none. */
export const gap = styleVariants({ 0: '0', ...vars.space }, (value) => ({ gap: value }));
