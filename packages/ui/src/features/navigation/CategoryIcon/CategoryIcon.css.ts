import { createVar, style } from '@vanilla-extract/css';
import { centered } from '../../../theme/mixins.ts';

export const drawing = createVar();

const square = { display: 'block', width: 18, height: 18, flex: 'none' } as const;

/** The drawing cuts its shape out of the colour of the text; the picture itself is moved out of its own frame. */
export const icon = style({
  ...square,
  background: 'currentColor',
  /** A filled drawing weighs more than the word beside it. */
  opacity: 0.72,
  maskImage: drawing,
  maskSize: 'contain',
  maskPosition: 'center',
  maskRepeat: 'no-repeat',
  objectPosition: '-100px',
  objectFit: 'none',
});

export const fallback = style({ ...square, ...centered });
