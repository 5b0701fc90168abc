import createDOMPurify, { type Config } from 'dompurify';
import { keepContentStyle } from './contentStyle.ts';
import { htmlPolicy } from './htmlPolicy.ts';

const tags =
  'a abbr address b bdi bdo blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption ' +
  'figure font h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q s samp section small source span strike strong ' +
  'sub summary sup table tbody td tfoot th thead time tr u ul wbr';
const attributes =
  'align alt cite colspan datetime dir headers height href lang open reversed rowspan scope sizes span src srcset start style ' +
  'summary title valign width';

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const picture = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z\d+/=\s]+$/i;

/**
 * The harmless part of HTML that somebody wrote into the shop: text, tables, pictures, links. No script, handler, frame,
 * form or style sheet, and no names that could meet those of the page (`id`, `class`, `name`).
 * @param pathOf where a path on this origin leads
 */
export function sanitizeHtml(html: string, pathOf = (path: string) => path): DocumentFragment {
  const purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (!(node instanceof HTMLElement)) return;
    const css = node.getAttribute('style');
    if (css !== null) keepContentStyle(node, css);
    if (node.hasAttribute('href')) openSafely(node, pathOf);
    if (node instanceof HTMLImageElement || node instanceof HTMLSourceElement) loadSafely(node);
  });
  // Null where nothing at all is left, which its types do not say.
  const content: DocumentFragment | null = purifier.sanitize(html, {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    // It asks for these two functions only, whatever its types say.
    TRUSTED_TYPES_POLICY: htmlPolicy() as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
  });
  if (content === null) return document.createDocumentFragment();
  for (const table of content.querySelectorAll('table')) letScroll(table);
  return content;
}

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
