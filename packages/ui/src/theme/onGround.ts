import { fallbackVar } from '@vanilla-extract/css';
import { colorTokens } from './colorTokens.ts';
import { vars } from './vars.css.ts';

const grounds = {
  card: { ...vars.card, scheme: '--vitrin-elements-card-scheme' },
  sidebarMain: { ...vars.sidebarMain, scheme: '--vitrin-sidebar-main-scheme' },
} as const;

/**
 * Style of a region whose ground a theme may choose and on which all kinds of things stand. What is quieter than text was made
 * for our own ground: on another it is as loud as the text, the only colour known to be readable there. States, lines and
 * fields follow the scheme the region is in: dark where its text is light.
 * @param ground the ground where the theme says nothing
 */
export function onGround(region: keyof typeof grounds, ground: string) {
  const { surface, text, scheme } = grounds[region];
  return {
    background: fallbackVar(surface, ground),
    color: fallbackVar(text, vars.color.text),
    colorScheme: `var(${scheme}, inherit)`,
    vars: {
      [vars.color.textMuted]: fallbackVar(text, colorTokens.textMuted.initial),
      [vars.color.textSubtle]: fallbackVar(text, colorTokens.textSubtle.initial),
    },
  };
}
