import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { captionText, centered, fontSize, hairline, mutedText } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, text } = vars;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 560px',
  minHeight: '100dvh',
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '176px 1fr' },
    [media.phone]: { gridTemplateRows: '92px 1fr' },
  },
});

export const backdrop = style({ position: 'relative', background: color.brandSoftHover, overflow: 'hidden' });
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  padding: '48px 80px 24px',
  '@media': {
    [media.belowDesktop]: {
      width: '100%',
      maxWidth: 560,
      marginInline: 'auto',
      padding: `${space[8]} ${space[10]} ${space[6]}`,
    },
    [media.phone]: { padding: `20px ${space[4]} ${space[6]}` },
  },
});

export const brand = style({
  minHeight: 40,
  fontSize: text[20],
  lineHeight: '40px',
  fontWeight: font.bold,
  letterSpacing: '-.025em',
});
export const logo = style({ maxWidth: '100%', height: 40, objectFit: 'contain', objectPosition: 'left' });

// In the middle of most windows, but placed from the top: what comes later below must not move the fields one is typing in. The
// lengths are half of what the usual page has in height without that margin, with the picture above it on tablets.
export const middle = style({
  margin: 'max(0px, 50dvh - 379px) 0 auto',
  paddingBlock: space[8],
  '@media': {
    [media.belowDesktop]: { marginTop: 'max(0px, 50dvh - 449px)' },
    [media.phone]: { paddingBlock: space[6], margin: 0 },
  },
});
export const form = style({ display: 'grid', gap: space[4] });
export const apply = style({
  ...centered,
  marginTop: space[4],
  ...fontSize(14),
  '@media': { [media.phone]: { marginTop: space[2], lineHeight: '44px' } },
});

export const company = style({
  display: 'grid',
  gap: 6,
  borderTop: hairline,
  paddingTop: 20,
  ...mutedText,
  fontStyle: 'normal',
});
export const companyName = style({ color: color.text, fontWeight: font.semibold });
export const line = style({ display: 'flex', gap: 10, overflowWrap: 'anywhere' });
export const mark = style({ display: 'flex', alignItems: 'center', height: '1lh', color: color.textSubtle });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  marginTop: 20,
  ...captionText,
  '@media': { [media.phone]: { lineHeight: '44px', gap: `0 ${space[4]}`, marginTop: space[2] } },
});

globalStyle(`:is(${links}, ${company}) a:hover`, { textDecoration: 'underline' });
// On a phone their line is as high as a finger, and so are they; phone and e-mail come after name and address.
globalStyle(`:is(${links}, ${company}) a`, { display: 'block' });
globalStyle(`${company} > * + * + *`, { '@media': { [media.phone]: { lineHeight: '44px' } } });
