import { inRem } from './inRem.ts';
import { protectedScreens } from './protectedScreens.ts';
import type { Theme, ThemeRule } from './settings/readThemeSettings.ts';

/**
 * What stands inside is out of reach of an administrator: no rule applies, and the root of a theme that is ours has our own
 * colours again. Spread it on the element.
 */
export const unthemed = { 'data-vitrin-unthemed': '', 'data-vitrin-theme': '' } as const;

const outside = ':not([data-vitrin-unthemed], [data-vitrin-unthemed] *)';

/**
 * Sets the variables of a theme on `root` and, on the document's own root, its rules; returns what takes them off again.
 * Everything goes through the CSSOM, value by value: nothing is ever put together as text. What an administrator set in px grows
 * with the letters of whoever looks at it, as ours does.
 */
export function paintTheme(root: HTMLElement, { style, rules }: Theme): () => void {
  for (const [name, value] of Object.entries(style)) root.style.setProperty(name, inRem(value, name));
  const takeOffRules =
    root === document.documentElement && rules.length > 0 ? paintRules(rules) : () => undefined;
  return () => {
    for (const name of Object.keys(style)) root.style.removeProperty(name);
    takeOffRules();
  };
}

function paintRules(rules: readonly ThemeRule[]): () => void {
  const sheet = adminSheet(rules);
  const protect = () => {
    sheet.disabled = protectedScreens.get() > 0;
  };
  protect();
  const unsubscribe = protectedScreens.subscribe(protect);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    unsubscribe();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Important declarations in a layer win over component styles, which are in none, whatever their selectors. */
function adminSheet(rules: readonly ThemeRule[]): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const layer = sheet.cssRules[sheet.insertRule('@layer admin {}')];
  if (!(layer instanceof CSSLayerBlockRule)) return sheet;
  for (const { selector, declarations } of rules) {
    const rule = layer.cssRules[layer.insertRule(`${selector}${outside} {}`, layer.cssRules.length)];
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const [property, value] of declarations)
      rule.style.setProperty(property, inRem(value, property), 'important');
  }
  return sheet;
}
