import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const [top, right, bottom, left] = ['top', 'right', 'bottom', 'left'].map(
  (side) => `env(safe-area-inset-${side})`,
);
// What stands on a ground of its own has it as wide as the window, and as high.
globalStyle('[id^="header-"], #footer-main', {
  marginInline: `calc(-1 * ${left}) calc(-1 * ${right})`,
  paddingInline: `${left} ${right}`,
});
globalStyle('#header-top::before', {
  content: '',
  position: 'absolute',
  insetInline: 0,
  bottom: '100%',
  height: top,
  background: 'inherit',
});
globalStyle('[data-delegated] > div > aside', { top });
globalStyle('section[popover], a[href="#main"]', { marginBlockStart: top });
// It keeps a gap of its own below it.
globalStyle('a[title="WhatsApp"]', {
  marginInlineEnd: right,
  marginBlockEnd: `max(0px, ${bottom} - ${vars.space[4]})`,
});
// What is pressed twice in a row is pressed twice: it makes no page larger.
globalStyle('button', {
  touchAction: 'manipulation',
  // Nor is it marked as text by a finger that rests on it; a link keeps what a phone offers for it.
  '@media': { [media.touch]: { userSelect: 'none', WebkitUserSelect: 'none', WebkitTouchCallout: 'none' } },
});
