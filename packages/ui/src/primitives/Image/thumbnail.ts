import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** A small square picture of a product, whole, on the white that suppliers' pictures come on. */
export const thumbnail = (size: number) =>
  ({
    width: size,
    maxWidth: 'none',
    height: size,
    borderRadius: vars.radius.small,
    background: vars.color.tile,
    objectFit: 'contain',
  }) satisfies StyleRule;
