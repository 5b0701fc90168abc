import type { StyleRule } from '@vanilla-extract/css';

/** White and black whatever the theme: a scanner and a camera read the difference between them. */
export const blackOnWhite = {
  display: 'block',
  maxWidth: '100%',
  background: 'Canvas',
  color: 'CanvasText',
  colorScheme: 'only light',
} satisfies StyleRule;
