import { wordmark } from './wordmark.ts';

const teal = '#0f5f66';
const light = '#8fd3d0';

/** Three shelves behind a pane: the mark of the shop, 32 by 32. */
const mark = `<rect width="32" height="32" rx="7" fill="${teal}"/><path d="M7 9.5h18M7 16h18M7 22.5h18" stroke="${light}" stroke-width="2.2" stroke-linecap="round"/><path d="M11 9.5v-3M16 16v-3.5M21 22.5v-3.5" stroke="#fff" stroke-width="3.2" stroke-linecap="round"/>`;

/** The icon of the site, an SVG document. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${mark}</svg>`;

const pictures: Readonly<Record<string, string>> = {
  'favicon.svg': favicon,
  'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 106 40" width="106" height="40" role="img" aria-label="Vitrin Toptan"><g transform="translate(0 4)">${mark}</g><path d="${wordmark.vitrin}" fill="${teal}"/><path d="${wordmark.toptan}" fill="#5b6770"/></svg>`,
};

/** One of the shop's own drawings by file name; undefined when there is none. */
export const findPicture = (file: string): string | undefined =>
  Object.hasOwn(pictures, file) ? pictures[file] : undefined;
