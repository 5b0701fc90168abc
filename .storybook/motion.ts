const reduce = '(prefers-reduced-motion: reduce)';
const ask = globalThis.matchMedia.bind(globalThis);
const still = new CSSStyleSheet();
still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important; }');

/**
 * Lets the toolbar decide what the person's own setting decides: whether things may move. Scripts ask through matchMedia;
 * styles cannot be answered otherwise, so they get a rule of their own.
 */
export function allowMotion(isAllowed: boolean): void {
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  document.adoptedStyleSheets = isAllowed ? others : [...others, still];
  globalThis.matchMedia = isAllowed ? ask : (query) => (query === reduce ? ask('all') : ask(query));
}
