import { globalStyle } from '@vanilla-extract/css';
import { aside } from '../../theme/layers.ts';
import { vars } from '../../theme/vars.css.ts';

// A phone held sideways has its camera beside the page, which keeps clear of it by itself.
globalStyle(':root', { vars: { [aside]: 'env(safe-area-inset-right)' } });
// It keeps a gap of its own below it.
globalStyle('a[title="WhatsApp"]', {
  marginInlineEnd: 'env(safe-area-inset-right)',
  marginBlockEnd: `max(0px, env(safe-area-inset-bottom) - ${vars.space[4]})`,
});
