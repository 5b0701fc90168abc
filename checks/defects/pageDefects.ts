import type { Defect } from './Defect.ts';

/** Breakages of what runs in the page: the sanitiser, addresses, themes, identity, the basket. New ones of reports and the theme editor belong here. */
export const pageDefects: readonly Defect[] = [
  {
    what: 'the sanitiser is gone',
    file: 'packages/ui/src/primitives/SafeHtml/sanitizeHtml.ts',
    from: 'const content: DocumentFragment | null = purifier.sanitize(html, {',
    to: 'const content: DocumentFragment | null = Object.assign(purifier, { sanitize: (text: string, _: object) => document.createRange().createContextualFragment(text) }).sanitize(html, {',
    caughtBy: [
      'packages/ui/src/primitives/SafeHtml/sanitizeHtml.test.ts',
      'what an editor writes stays a link of this shop is left alone, another origin opens apart',
    ],
  },
  {
    what: 'a form of the server survives',
    file: 'packages/ui/src/primitives/SafeHtml/sanitizeHtml.ts',
    from: "'a abbr address",
    to: "'form input button a abbr address",
    caughtBy: [
      'packages/ui/src/primitives/SafeHtml/sanitizeHtml.test.ts',
      'what acts does not <form action="https://example.com"><input name="cardNumber"><button>Öde</button></form>',
    ],
  },
  {
    what: 'names of the page may be met by names in a text',
    file: 'packages/ui/src/primitives/SafeHtml/sanitizeHtml.ts',
    from: "'align alt cite",
    to: "'id name class align alt cite",
    caughtBy: [
      'packages/ui/src/primitives/SafeHtml/sanitizeHtml.test.ts',
      'what acts does not <img id="location" name="cookie" class="elements-button">',
    ],
  },
  {
    what: 'a link to another origin knows where it came from',
    file: 'packages/ui/src/primitives/SafeHtml/sanitizeHtml.ts',
    from: "link.setAttribute('rel', 'noopener noreferrer');",
    to: '',
    caughtBy: [
      'packages/ui/src/primitives/SafeHtml/sanitizeHtml.test.ts',
      'what an editor writes stays a link of this shop is left alone, another origin opens apart',
    ],
  },
  {
    what: 'a picture may be an SVG in its address',
    file: 'packages/ui/src/primitives/SafeHtml/sanitizeHtml.ts',
    from: '(?:png|jpe?g|gif|webp);base64',
    to: '(?:png|jpe?g|gif|webp|svg\\+xml);base64',
    caughtBy: [
      'packages/ui/src/primitives/SafeHtml/sanitizeHtml.test.ts',
      'what acts does not <img src="data:image/svg+xml;base64,PHN2Zy8+">',
    ],
  },
  {
    what: 'a javascript: address of a menu is a link',
    file: 'packages/ui/src/serverAddress.ts',
    from: 'if (address === null || !linkSchemes.includes(address.protocol)) return undefined;',
    to: 'if (address === null) return undefined;',
    caughtBy: [
      'packages/ui/src/serverAddress.test.ts',
      'MENU-03 the address of a menu entry "javascript:alert(\\"http\\")" is no link',
    ],
  },
];
