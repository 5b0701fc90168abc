import { assignInlineVars } from './assignInlineVars.ts';
import { expect } from 'storybook/test';
import { contrastRatio, shownColor } from './contrast.ts';
import { vars } from './vars.css.ts';

/** The root of a theme whose brand is next to white; spread it on an element. */
export const paleBrand = {
  'data-vitrin-theme': '',
  style: assignInlineVars({ [vars.color.brandBase]: '#fff9c4' }),
} as const;

/** The edge of a control stands out from a white page as WCAG 1.4.11 asks. */
export async function expectEdgeSeen(element: Element | null | undefined): Promise<void> {
  const edge = element ? getComputedStyle(element).borderTopColor : '#fff';
  await expect(contrastRatio(shownColor(edge), shownColor('#fff'))).toBeGreaterThanOrEqual(3);
}
