import { setting } from '@vitrin/api-client/application/settings';
import { priceListCookie } from '@vitrin/api-client/stored/storedKeys';
import type { Application } from '@vitrin/api-client/application/application';

/** A price list a visitor may look through, reached by Ctrl and its number. */
export interface PriceList {
  readonly shortcut: 1 | 2 | 3;
  readonly name: string;
}

const shortcuts = [1, 2, 3] as const;

/** The price lists the shop has set (`kisayol.fiyat.1` to `.3`), in the order of their shortcuts. */
export function readPriceLists(application: Pick<Application, 'settings'>): readonly PriceList[] {
  return shortcuts
    .map((shortcut) => ({ shortcut, name: setting(application, `kisayol.fiyat.${shortcut}`).trim() }))
    .filter(({ name }) => name !== '');
}

/** The price list a cookie header such as `a=1; kisayolFiyat=Bayi` names, undefined when none is chosen. */
export function readChosenPriceList(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${priceListCookie}=`));
  const value = pair?.slice(priceListCookie.length + 1);
  if (!value) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    // Written by the legacy shop without encoding.
    return value;
  }
}

/** The cookie that chooses a price list, as `document.cookie` takes it. */
export const choosePriceList = (name: string) =>
  `${priceListCookie}=${encodeURIComponent(name)}; path=/; samesite=lax`;

interface Keystroke {
  readonly code: string;
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
}

/** The price list a keystroke asks for: Ctrl and the digit alone, since Ctrl and Alt together are AltGr. */
export function pickPriceList(lists: readonly PriceList[], stroke: Keystroke): PriceList | undefined {
  if (!stroke.ctrlKey || stroke.altKey || stroke.shiftKey || stroke.metaKey) return undefined;
  return lists.find(({ shortcut }) => stroke.key === String(shortcut) || stroke.code === `Digit${shortcut}`);
}
