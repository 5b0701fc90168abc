import { globalStyle } from '@vanilla-extract/css';
import { aside } from '../../theme/layers.ts';
import { vars } from '../../theme/vars.css.ts';

// A phone held sideways has its camera beside the page, which keeps clear of it by itself.
globalStyle(':root', { vars: { [aside]: 'env(safe-area-inset-right)' } });
// What stands on a ground of its own has it as wide as the window.
const [left, right] = ['env(safe-area-inset-left)', 'env(safe-area-inset-right)'];
globalStyle('[id^="header-"], #footer-main', {
  marginInline: `calc(-1 * ${left}) calc(-1 * ${right})`,
  paddingInline: `${left} ${right}`,
});
// It keeps a gap of its own below it.
globalStyle('a[title="WhatsApp"]', {
  marginInlineEnd: 'env(safe-area-inset-right)',
  marginBlockEnd: `max(0px, env(safe-area-inset-bottom) - ${vars.space[4]})`,
});
// What is pressed twice in a row is pressed twice: it makes no page larger.
globalStyle('button', { touchAction: 'manipulation' });
