import { type PaperShape, paperRules } from './paperRules.ts';

/** As long as a style may keep a paper waiting, in ms. */
const longest = 5000;
const interval = 50;

/**
 * Gives an empty document of our own the look of this page on white paper.
 * @returns once its styles are there, or could not be had; never rejects
 */
export function dressForPrint(paper: Document, title: string, shape: PaperShape): Promise<void> {
  const { documentElement: root, head } = paper;
  const view = paper.defaultView;
  root.lang = document.documentElement.lang;
  paper.title = title;
  // What the shop's theme has painted stands on the root of the page.
  root.style.cssText = document.documentElement.style.cssText;
  root.style.colorScheme = 'light';
  root.style.scrollbarGutter = 'auto';

  const styles = [...document.head.querySelectorAll<HTMLElement>('link[rel="stylesheet"], style')].map(
    (style) => paper.importNode(style, true),
  );
  head.append(...styles);
  if (view) paper.adoptedStyleSheets = [paperRules(view, shape)];
  return whenStyled(styles);
}

/** Looks for the sheets in place of listening: a frame without scripts tells no listener in some browsers. */
async function whenStyled(styles: readonly Element[]): Promise<void> {
  const begun = performance.now();
  const isStyled = () => styles.every((style) => !('sheet' in style) || style.sheet !== null);
  while (!isStyled() && performance.now() - begun < longest) {
    await new Promise((resolve) => void setTimeout(resolve, interval));
  }
}
