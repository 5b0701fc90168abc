import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { bannerHeight, covered, layer, notch, phoneHeader } from '../../../theme/layers.ts';
import { flexRow, fontSize, hairline, pageWidth } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;
/** Of one line, in letters of any size. */
const height = `calc(${vars.line[13]} + 2 * ${space[1]} + 1px + env(safe-area-inset-top))`;

/** In sight however far one has scrolled, above what stays there, too; it is as low as can be, and what it explains goes with the page. */
export const strip = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.toast,
  height,
  paddingTop: 'env(safe-area-inset-top)',
  borderBottom: hairline,
  background: color.sunken,
  color: color.text,
  ...fontSize(13),
  '@media': { print: { display: 'none' } },
});
export const line = style({
  ...pageWidth,
  ...flexRow(space[2]),
  paddingBlock: space[1],
  fontWeight: vars.font.semibold,
  whiteSpace: 'nowrap',
});
export const more = style({
  background: color.sunken,
  color: color.text,
  ...fontSize(13),
  '@media': { print: { display: 'none' } },
});
export const about = style({ ...pageWidth, paddingBlock: `${space[1]} ${space[2]}` });

// What it stands in ends above the page, and it must not end with it.
globalStyle(`body > div:has(> ${strip})`, { display: 'contents' });
// What stays at the top of the window keeps below it. Said here, so that it costs nothing as long as there is a network.
const offline = `:root:has(${strip})`;
globalStyle(offline, { vars: { '--vitrin-sticky-top': height, [notch]: '0px' } });
// Elements of a kind that a page has few of: of all that it has many of, each would be styled again with whatever comes or goes.
globalStyle(`${offline} [data-delegated] > div > aside`, { top: height });
globalStyle(`${offline} [data-delegated]`, {
  '@media': {
    [media.tablet]: { vars: { '--vitrin-sticky-top': `calc(${bannerHeight + 1}px + ${height})` } },
  },
});
globalStyle(`${offline} main`, {
  '@media': { [media.phone]: { vars: { [covered]: `calc(${phoneHeader}px + ${height})` } } },
});

// That the session or the settings could not be asked for says nothing more, and trying again would not help.
globalStyle(`${offline} [data-notices]`, { display: 'none' });
