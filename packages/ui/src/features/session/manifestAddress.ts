/** What a manifest says of a shop. */
export interface ShopApp {
  readonly name: string;
  /** Six hexadecimal digits each. */
  readonly color: string;
  readonly ground: string;
  /** A file below /favicon/ that is large enough for an app. */
  readonly icon?: { readonly file: string; readonly sizes: string } | undefined;
}

/** What a home screen shows of a name, and more. */
const longest = 60;

/** A name as it may stand in the address: what would end a text or a path is written as what looks the same. */
const writeName = (name: string) =>
  name
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', '”')
    .replaceAll(/[/\\]/g, '⁄')
    .replaceAll(/\p{C}/gu, '')
    .trim()
    .slice(0, longest)
    .trim() || 'Bayi Sipariş';

/** Address of a shop's manifest below /spa, which the server makes it of (`shopManifest.ts` there). */
export function manifestAddress({ name, color, ground, icon }: ShopApp): string {
  const drawn = icon && /^[\w.-]{1,100}$/.test(icon.file) ? [icon.sizes, icon.file] : [];
  const parts = ['manifest', color, ground, ...drawn, `${writeName(name)}.webmanifest`];
  return `/${parts.map(encodeURIComponent).join('/')}`;
}
