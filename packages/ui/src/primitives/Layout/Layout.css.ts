import { createVar, style, styleVariants } from '@vanilla-extract/css';

export const stack = styleVariants({
  stretch: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  start: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
  center: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' },
});

export const inline = style({ display: 'flex', flexWrap: 'wrap', minWidth: 0 });
export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});
export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const minColumn = createVar();
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minColumn}), 1fr))`,
});
