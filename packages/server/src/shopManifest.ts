/**
 * The web manifest of a shop, all of which stands in its address: what a shop is called and painted like, its page knows from the
 * backend, and this server knows no shop. So nginx says the same without asking anybody.
 */

/** Where the app begins, and what it may show; one shop has one app, whatever it is called by then. */
const place = '/spa/';

const color = (name: string) => `(?<${name}>[0-9a-f]{6})`;
const size = '[1-9][0-9]{1,3}x[1-9][0-9]{1,3}';
const icon = `(?<sizes>any|${size}(?: ${size})*(?: any)?)/(?<icon>[A-Za-z0-9_.-]{1,100})`;
/** Nothing that would end a text of the document: no quote, no backslash; nginx reads the expression between quotes. */
const name = String.raw`(?<name>[^/\x22\x5c\x00-\x1f]+)[.]webmanifest`;

/** The one with more in it comes first. */
export const manifestKinds = ['withIcon', 'plain'] as const;
type Kind = (typeof manifestKinds)[number];

/** Addresses below /spa/ once their escapes are read, as nginx reads them, too: with an icon of the shop, and without one. */
const addresses: Readonly<Record<Kind, string>> = {
  withIcon: `manifest/${color('color')}/${color('ground')}/${icon}/${name}`,
  plain: `manifest/${color('color')}/${color('ground')}/${name}`,
};

/** An address of the kind, for `location ~` of nginx. */
export const manifestLocation = (kind: Kind): string => `^${place}${addresses[kind]}$`;

const ownIcons = [
  { src: `${place}icons/app-192.png`, sizes: '192x192', type: 'image/png' },
  { src: `${place}icons/app-512.png`, sizes: '512x512', type: 'image/png' },
];

/**
 * Writes the document with what stands in its address.
 * @param field a value of the address, or the name of a variable that will have it
 */
export function writeManifest(kind: Kind, field: (name: string) => string): string {
  return JSON.stringify({
    id: place,
    name: field('name'),
    lang: 'tr',
    start_url: place,
    scope: place,
    display: 'standalone',
    theme_color: `#${field('color')}`,
    background_color: `#${field('ground')}`,
    icons: kind === 'plain' ? ownIcons : [{ src: `/favicon/${field('icon')}`, sizes: field('sizes') }],
    shortcuts: [{ name: 'Hızlı Sipariş', url: `${place}hizli-siparis` }],
  });
}

/** The manifest at an address below /spa/; undefined where there is none. */
export function manifestAt(path: string): string | undefined {
  for (const kind of manifestKinds) {
    const found = new RegExp(`^${addresses[kind]}$`).exec(path)?.groups;
    if (found) return writeManifest(kind, (part) => found[part] ?? '');
  }
  return undefined;
}

export const manifestType = 'application/manifest+json; charset=utf-8';
