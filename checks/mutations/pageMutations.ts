import type { Mutation } from './Mutation.ts';

/** Breakages of what runs in the page: the sanitiser, addresses, themes, identity, the basket. New ones of reports and the theme editor belong here. */
export const pageMutations: readonly Mutation[] = [
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
  {
    what: 'the way back after the login may lead anywhere',
    file: 'packages/ui/src/paths.ts',
    from: 'if (!url || url.origin !== here || !url.pathname.startsWith(`${basePath}/`)) return null;',
    to: 'if (!url) return null;',
    caughtBy: [
      'packages/ui/src/paths.test.ts',
      'APP-11 the way back after signing in https://evil.example/spa/basket/ is believed as null',
    ],
  },
  {
    what: 'a theme may reach another origin',
    file: 'packages/ui/src/theme/settings/readDeclarations.ts',
    from: '\\/(?![/\\\\])',
    to: '',
    caughtBy: [
      'packages/ui/src/theme/settings/readDeclarations.test.ts',
      'customCss background: url(//evil.example/a) is dropped',
    ],
  },
  {
    what: 'a theme may close its rule',
    file: 'packages/ui/src/theme/settings/readDeclarations.ts',
    from: 'const structural = /[{}<>',
    to: 'const structural = /[<>',
    caughtBy: [
      'packages/ui/src/theme/settings/readDeclarations.test.ts',
      'customCss an at-rule, a brace or an escape anywhere drops all of it',
    ],
  },
  {
    what: 'a page whose code is gone reloads for ever',
    file: 'packages/ui/src/features/session/reloadOnceForMissingChunk.ts',
    from: '  if (seen.includes(`\\n${failure}\\n`)) return false;\n',
    to: '',
    caughtBy: [
      'packages/ui/src/features/session/reloadOnceForMissingChunk.test.ts',
      'APP-12 a code chunk that is gone reloads once, not again for the same chunk',
    ],
  },
  {
    what: 'refused storage stops the reload',
    file: 'packages/ui/src/features/session/reloadOnceForMissingChunk.ts',
    from: ' || !isReload;',
    to: ';',
    caughtBy: [
      'packages/ui/src/features/session/reloadOnceForMissingChunk.test.ts',
      'APP-12 a code chunk that is gone FAIL-04 storage refused: reloads unless this load is already a reload',
    ],
  },
  {
    what: 'two changes of one row are sent at once',
    file: 'packages/ui/src/features/basket/createLineQueue.ts',
    from: 'if (isBusy(entry) || entry.isRemoved || ',
    to: 'if (entry.isRemoved || ',
    caughtBy: [
      'packages/ui/src/features/basket/createLineQueue.test.ts',
      'BSKT-02 quantities of basket rows one request per row in flight, the last value wins',
    ],
  },
  {
    what: 'a row is removed twice',
    file: 'packages/ui/src/features/basket/createLineQueue.ts',
    from: 'if (entry.isRemoving || entry.isRemoved) return Promise.resolve(false);',
    to: '',
    caughtBy: [
      'packages/ui/src/features/basket/createLineQueue.test.ts',
      'BSKT-03 removing rows a removal waits for the change on its way and is sent once',
    ],
  },
  {
    what: 'a refused quantity is not told',
    file: 'packages/ui/src/features/basket/createLineQueue.ts',
    from: 'if (!entry.isRemoving) entry.failure = failure;',
    to: '',
    caughtBy: [
      'packages/ui/src/features/basket/createLineQueue.test.ts',
      'BSKT-02 quantities of basket rows a refused value rolls back to the last one the server took',
    ],
  },
  {
    what: 'AltGr chooses a price list',
    file: 'packages/ui/src/features/session/priceList.ts',
    from: 'stroke.altKey || ',
    to: '',
    caughtBy: [
      'packages/ui/src/features/session/priceList.test.ts',
      'APP-09 price list shortcuts with altKey it is another shortcut',
    ],
  },
  {
    what: 'a basket is ordered that is not the one that is shown',
    file: 'packages/ui/src/features/basket/createOrdering.ts',
    from: 'if (markOrder(now.id, now, note) !== mark) {',
    to: "if (mark === '') {",
    caughtBy: [
      'checks/races/anotherCompany.test.ts',
      'nor in 40 before a shop that orders whatever basket the session has, once the other tab is done',
    ],
  },
  {
    what: 'an order that was never sent stays open when the session is gone',
    file: 'packages/ui/src/features/basket/createOrdering.ts',
    from: 'const now = await readBasket().catch(rejectUnsent);',
    to: 'const now = await readBasket();',
    caughtBy: [
      'checks/races/anotherCompany.test.ts',
      'no order for the wrong company in 100 runs in which another tab changes it at any moment',
    ],
  },
  {
    what: 'a row falls back to what it was until the basket is read again',
    file: 'packages/ui/src/features/basket/createLineQueue.ts',
    from: '      entry.confirmed = quantity;\n',
    to: '',
    caughtBy: [
      'checks/races/lateQuantities.test.ts',
      'FAIL-03 the basket: 200 schedules, a row shows what was typed last and the shop has it in the end',
    ],
  },
];
