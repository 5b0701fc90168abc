import type { StorageArea } from './browserStorage.ts';

/** A place in a browser's storage. */
export interface StoredKey {
  readonly area: StorageArea;
  readonly key: string;
  /**
   * `browser`: says nothing that is shown to anybody else, and stays. `login`: goes at 'Çıkış'. `person`: kept under an owner,
   * goes when somebody else signs in and at 'Çıkış'.
   */
  readonly whose: 'browser' | 'login' | 'person';
}

export interface PersonalKey extends StoredKey {
  readonly whose: 'person';
}

/** What is kept of a person is found by this, whatever it is, another build's too. */
export const personalPrefix = 'vitrin-kept-';

/** What begins so is kept for each company that a person acts for, and stays while they act for another. */
export const eachCompanyPrefix = `${personalPrefix}each-`;

const person = (area: StorageArea, name: string): PersonalKey => ({
  area,
  key: personalPrefix + name,
  whose: 'person',
});
const eachCompany = (area: StorageArea, name: string): PersonalKey => ({
  area,
  key: eachCompanyPrefix + name,
  whose: 'person',
});
const browser = (area: StorageArea, key: string) => ({ area, key, whose: 'browser' }) as const;

/** Everything the shop keeps in a browser; records of writes that happen once are in `once/`. */
export const storedKeys = {
  /** What was typed when the page went away or the session was lost. */
  draft: (name: string) => person('session', name),
  orderNote: (basketId: number | string) => person('session', `note-${basketId}`),
  reportRange: (type: string) => person('session', `range-${type}`),
  searches: person('local', 'searches'),
  /** The rows of Hızlı Sipariş. */
  orderRows: (identity: string) => eachCompany('local', `order-rows ${identity}`),
  /** The range of 'Aldıklarım', and whether its documents are being read. */
  boughtRange: person('local', 'bought-range'),
  /** A ledger that is being compared with the statement, and what was decided of it. */
  reconciliation: (identity: string) => eachCompany('local', `reconciliation ${identity}`),
  /** Which columns of ledgers are which, by their heads. */
  ledgerColumns: person('local', 'ledger-columns'),
  paidChoice: (identity: string, orderId: string) => person('local', `paid ${identity} ${orderId}`),

  /** Who has signed in, and the company that was chosen. */
  account: { area: 'local', key: 'vitrin-account', whose: 'login' },

  /** 'Beni Hatırla'. */
  rememberedLogin: browser('local', 'vitrin-login'),
  /** Cards or table; the name is the shop's. */
  viewMode: browser('local', 'catalog-grid-view'),
  /** What was known at the last visit, for the first requests of the next. */
  visit: browser('local', 'vitrin-visit'),
  /** Whom this browser acts for: the next page keeps a place for saying it. */
  delegation: browser('local', 'vitrin-delegation'),
  qrMenu: browser('local', 'vitrin-qr-menu'),
  /** How codes are scanned here: with sound, vibration, and by which camera. */
  scanning: browser('local', 'vitrin-scanning'),
  /** 'Bir daha gösterme'; the name is the shop's. */
  hiddenBanner: (name: number | string) => browser('local', `hide-modal-banner-${name}`),
  shownBanner: (name: number | string) => browser('session', `shown-modal-banner-${name}`),
  /** A session ended without the visitor's doing: the login, another page, says so. */
  endedSession: browser('session', 'vitrin-session-ended'),
  /** For which chunks that were gone the page was loaded again. */
  reloadedFor: browser('session', 'vitrin-reloaded-for'),
} as const;

/** The backend's cookie of the price list that is looked through: it goes with the person, too. */
export const priceListCookie = 'kisayolFiyat';

/** Goes back to the visitor's own prices, as `document.cookie` takes it. */
export const forgetPriceList = `${priceListCookie}=; path=/; samesite=lax; max-age=0`;
