import type { Plugin } from 'vite';

interface Change {
  /** End of the module's path. */
  readonly module: string;
  readonly from: string;
  readonly to: string;
}

const changes: readonly Change[] = [
  {
    // Even an empty text given to innerHTML needs a trusted one; the error takes the whole calendar away.
    module: 'react-aria/dist/private/live-announcer/LiveAnnouncer',
    from: `.innerHTML = ''`,
    to: '.replaceChildren()',
  },
  {
    // A style element is refused; a sheet made by script is not. What has its id tells that it is there.
    module: 'react-aria/dist/private/interactions/usePress',
    from: 'ownerDocument.head.prepend(style)',
    to: `const sheet = new CSSStyleSheet();
        sheet.replaceSync(style.textContent);
        ownerDocument.adoptedStyleSheets.push(sheet);
        ownerDocument.head.append(Object.assign(ownerDocument.createElement('meta'), { id: style.id }))`,
  },
];

/**
 * Lets react-aria do what the page policy forbids (Trusted Types, no inline styles) in ways it allows. The build fails where
 * a new version is written differently: then look whether it still needs this.
 */
export function obeyPolicy(): Plugin {
  const done = new Set<Change>();
  return {
    name: 'vitrin-obey-policy',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const path = id.replaceAll('\\', '/').replace(/\.m?js(?:\?.*)?$/, '');
      const change = changes.find(({ module }) => path.endsWith(module));
      if (!change || !code.includes(change.from)) return null;
      done.add(change);
      return { code: code.replaceAll(change.from, () => change.to), map: null };
    },
    buildEnd(error) {
      const missed = changes.filter((change) => !done.has(change)).map(({ module }) => module);
      if (!error && missed.length > 0) this.error(`Nothing to change any more in ${missed.join(', ')}.`);
    },
  };
}
