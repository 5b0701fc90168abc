import { readDeclarations } from '../../theme/settings/readDeclarations.ts';

/** What an editor's text may say about itself; the type, sizes and positions are the shop's. */
const allowed =
  /^(?:color|background-color|text-align|vertical-align|font-weight|font-style|text-decoration|width|max-width|float)$/;

/** Sets what is allowed of a `style` attribute through the CSSOM, so that a page policy without inline styles lets it be. */
export function keepContentStyle(element: HTMLElement, css: string): void {
  element.removeAttribute('style');
  for (const [property, value] of readDeclarations(css).kept) {
    if (allowed.test(property) && !value.includes('(')) element.style.setProperty(property, value);
  }
}
