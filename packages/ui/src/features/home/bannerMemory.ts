import type { Id } from '@vitrin/api-client/read/readId';
import type { Promotion, PromotionGroup } from '@vitrin/api-client/read/readPromotion';

/** What of the browser's storages is used; it may refuse any of it. */
type FlagStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Storages {
  /** For good, on this device. */
  readonly local: () => FlagStorage;
  /** Until the tab is closed. */
  readonly session: () => FlagStorage;
}

export interface BannerMemory {
  /** The promotion to show now: the first not yet shown in this session, of a group nobody has put away for good. */
  next: (group: PromotionGroup) => Promotion | undefined;
  markShown: (promotion: Promotion) => void;
  /** It had to make way before it could be read. */
  unmarkShown: (promotion: Promotion) => void;
  /** 'Bir daha gösterme'. */
  hide: (group: PromotionGroup) => void;
}

/** The name the shop gives the wish to see no more of a group. */
const hideKey = ({ id }: PromotionGroup) => `hide-modal-banner-${id}`;
const shownKey = (id: Id) => `shown-modal-banner-${id}`;

/** Which banners were shown or put away; where storage is refused, as long as the page lives. */
export function createBannerMemory({ local, session }: Storages): BannerMemory {
  const refused = new Set<string>();
  const has = (storage: () => FlagStorage, key: string) => {
    try {
      return refused.has(key) || storage().getItem(key) !== null;
    } catch {
      return refused.has(key);
    }
  };
  const set = (storage: () => FlagStorage, key: string) => {
    try {
      storage().setItem(key, 'true');
    } catch {
      refused.add(key);
    }
  };
  const unset = (storage: () => FlagStorage, key: string) => {
    refused.delete(key);
    try {
      storage().removeItem(key);
    } catch {
      // What refuses to forget has refused to remember.
    }
  };
  return {
    next: (group) =>
      has(local, hideKey(group)) ? undefined : group.items.find(({ id }) => !has(session, shownKey(id))),
    markShown: ({ id }) => set(session, shownKey(id)),
    unmarkShown: ({ id }) => unset(session, shownKey(id)),
    hide: (group) => set(local, hideKey(group)),
  };
}

/** The banners of this browser. */
export const bannerMemory = createBannerMemory({ local: () => localStorage, session: () => sessionStorage });
