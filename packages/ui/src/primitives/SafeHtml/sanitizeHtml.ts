import createDOMPurify, { type Config } from 'dompurify';
import { covered, stickyTop } from '../../theme/layers.ts';
import { keepContentStyle } from './contentStyle.ts';
import { htmlPolicy } from './htmlPolicy.ts';

const tags =
  'a abbr address b bdi bdo blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption ' +
  'figure font h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q s samp section small source span strike strong ' +
  'sub summary sup table tbody td tfoot th thead time tr u ul wbr';
const attributes =
  'align alt cite colspan datetime dir headers height href id lang name open reversed rowspan scope sizes span src srcset start style ' +
  'summary title valign width';

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const picture = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z\d+/=\s]+$/i;

/** What DOMPurify leads every `id` and `name` with. */
const prefix = 'user-content-';

/**
 * The harmless part of HTML that somebody wrote into the shop: text, tables, pictures, links. No script, handler, frame,
 * form or style sheet, and no names that could meet those of the page: no `class` and no `name`, and each `id` with a prefix.
 * @param pathOf where a path on this origin leads
 */
export function sanitizeHtml(html: string, pathOf = (path: string) => path): DocumentFragment {
  const purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (!(node instanceof HTMLElement)) return;
    const css = node.getAttribute('style');
    if (css !== null) keepContentStyle(node, css);
    namePlace(node);
    if (node.hasAttribute('href')) openSafely(node, pathOf);
    if (node instanceof HTMLImageElement || node instanceof HTMLSourceElement) loadSafely(node);
  });
  // Null where nothing at all is left, which its types do not say.
  const content: DocumentFragment | null = purifier.sanitize(html, {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // With their prefix, names such as `title` meet nothing of the document either.
    SANITIZE_DOM: false,
    SANITIZE_NAMED_PROPS: true,
    RETURN_DOM_FRAGMENT: true,
    // It asks for these two functions only, whatever its types say.
    TRUSTED_TYPES_POLICY: htmlPolicy() as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
  });
  if (content === null) return document.createDocumentFragment();
  for (const table of content.querySelectorAll('table')) letScroll(table);
  for (const link of content.querySelectorAll<HTMLAnchorElement>('a[href]')) leadToPlace(link, content);
  return content;
}

/** Puts the harmless part of HTML into a box, and brings into view what the address names in it. */
export function putHtml(box: HTMLElement, html: string, pathOf?: (path: string) => string): void {
  box.replaceChildren(sanitizeHtml(html, pathOf));
  box.toggleAttribute('data-own-colors', box.querySelector('[style*="color"]') !== null);
  // The browser looked for it before the text was there.
  findPlace(box, location.hash)?.scrollIntoView();
}

/** What links lead to keeps its id, and gets one where it is named in the old way, `<a name>`. */
function namePlace(element: HTMLElement): void {
  const name = element.getAttribute('name');
  element.removeAttribute('name');
  if (name !== null && element.id === '' && element.tagName === 'A') element.id = name;
  const headers = element.getAttribute('headers');
  if (headers !== null)
    element.setAttribute('headers', headers.replaceAll(/(?<!\S)(?!user-content-)(?=\S)/g, prefix));
}

/** Within a text a link leads to the ids as they are here. The browser follows it, and takes the keyboard along. */
function leadToPlace(link: HTMLAnchorElement, text: ParentNode): void {
  const isHere = link.pathname === location.pathname && link.search === location.search;
  const place = isHere && link.origin === location.origin && findPlace(text, link.hash);
  if (place) link.setAttribute('href', `#${encodeURIComponent(place.id)}`);
}

/** The place of a text that a hash names; it comes to stand below what covers the top of the window. */
function findPlace(text: ParentNode, hash: string): HTMLElement | undefined {
  const name = decoded(hash.slice(1));
  const place = [...text.querySelectorAll<HTMLElement>('[id]')].find(
    ({ id }) => id === name || id === prefix + name,
  );
  place?.style.setProperty('scroll-margin-top', `var(${covered}, ${stickyTop})`);
  return place;
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const addressOf = (text: string) =>
  URL.canParse(text, document.baseURI) ? new URL(text, document.baseURI) : null;

/** An address that is no web page, letter or call is no link; another origin opens in a window that knows nothing of us. */
function openSafely(link: HTMLElement, pathOf: (path: string) => string): void {
  const address = addressOf(link.getAttribute('href') ?? '');
  if (address === null || !schemes.has(address.protocol) || link.tagName !== 'A') {
    link.removeAttribute('href');
    return;
  }
  if (address.origin === location.origin) {
    const path = pathOf(address.pathname);
    if (path !== address.pathname) link.setAttribute('href', path + address.search + address.hash);
  } else if (address.protocol.startsWith('http')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

function loadSafely(image: HTMLImageElement | HTMLSourceElement): void {
  const source = image.getAttribute('src');
  if (source !== null) {
    const address = addressOf(source);
    const isPicture = address !== null && (/^https?:$/.test(address.protocol) || picture.test(source));
    if (!isPicture) image.removeAttribute('src');
  }
  if (/\b(?!https?:)[a-z][a-z\d+.-]*:/i.test(image.getAttribute('srcset') ?? ''))
    image.removeAttribute('srcset');
  if (image instanceof HTMLImageElement) {
    image.setAttribute('alt', image.getAttribute('alt') ?? '');
    image.setAttribute('loading', 'lazy');
    image.setAttribute('decoding', 'async');
    image.setAttribute('referrerpolicy', 'no-referrer');
  }
}

/** A wide table scrolls in its own box, by keyboard too; the page never scrolls sideways. */
function letScroll(table: HTMLTableElement): void {
  const box = document.createElement('div');
  box.dataset['scroll'] = '';
  box.tabIndex = 0;
  table.replaceWith(box);
  box.append(table);
}
