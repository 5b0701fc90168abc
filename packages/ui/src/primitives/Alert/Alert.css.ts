import { style, styleVariants } from '@vanilla-extract/css';
import { buttonRow, fontSize } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  color: color.text,
  ...fontSize(13),
  overflowWrap: 'anywhere',
});
const soft = (background: string) => [base, { background }];

export const alert = styleVariants({
  info: soft(color.infoSoft),
  caution: soft(color.cautionSoft),
  critical: soft(color.criticalSoft),
  positive: soft(color.positiveSoft),
});

export const mark = styleVariants({
  info: { color: color.info, paddingTop: 1 },
  caution: { color: color.caution, paddingTop: 1 },
  critical: { color: color.critical, paddingTop: 1 },
  positive: { color: color.positive, paddingTop: 1 },
});

export const title = style({ display: 'block', fontWeight: vars.font.semibold });
export const actions = style({ ...buttonRow, marginTop: vars.space[2] });
export const reasons = style({
  listStyle: 'disc',
  paddingInlineStart: vars.space[4],
  overflowWrap: 'anywhere',
});
