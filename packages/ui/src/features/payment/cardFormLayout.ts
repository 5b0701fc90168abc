import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { columnsFrom } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

/** The card above the fields, or beside them: of the form, and of what holds its place. */
export const cardFormLayout = {
  ...columnsFrom(media.desktop, 'minmax(0, 1fr) minmax(240px, 344px)', vars.space[6]),
  alignItems: 'start',
} satisfies StyleRule;
