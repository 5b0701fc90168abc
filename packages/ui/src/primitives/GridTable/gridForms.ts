import type { StyleRule } from '@vanilla-extract/css';
import { frame } from './GridFrame.css.ts';
import { phone, roomy } from './gridMedia.ts';

type Rule = Omit<StyleRule, '@media' | '@supports' | '@container' | '@layer'>;
/** What may stand below a selector: no other selector, which would be left out without a word. */
type Plain = Omit<
  NonNullable<StyleRule['selectors']>[string],
  '@media' | '@supports' | '@container' | '@layer'
>;

/** A rule for the cards of a phone. */
export const onCard = (rule: Rule) => ({ '@media': { [phone]: rule } });

/** A rule for the windows in which a table has a layout, as `[data-layout="scroll"]`. */
export const inLayout = (layout: string, rule: Plain) => ({ selectors: { [`${frame}${layout} &`]: rule } });
/** A rule for a table that scrolls sideways. */
export const inScroll = (rule: Plain) => ({
  '@media': { [roomy]: inLayout('[data-layout="scroll"]', rule) },
});

/** A rule for where not all columns have their room: folded ones stand in other columns' cells. */
export const onNarrow = (rule: Plain) => ({
  '@media': { [roomy]: inLayout(':not([data-layout="whole"])', rule) },
});

/** The same, where they do on paper, too. */
export const onNarrowAndPaper = (rule: Plain) => ({
  '@media': { ...onNarrow(rule)['@media'], print: rule },
});
