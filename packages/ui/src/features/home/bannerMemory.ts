import type { Promotion, PromotionGroup } from '@vitrin/api-client/home/promotions';

/** What of the browser's storages is used; it may refuse any of it. */
type FlagStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Storages {
  /** For good, on this device. */
  readonly local: () => FlagStorage;
  /** Until the tab is closed. */
  readonly session: () => FlagStorage;
}

export interface BannerMemory {
  /** The promotion to show now: the first not yet shown in this session and not put away for good. */
  next: (group: PromotionGroup) => Promotion | undefined;
  markShown: (promotion: Promotion) => void;
  /** It had to make way before it could be read. */
  unmarkShown: (promotion: Promotion) => void;
  /** 'Bir daha gösterme': no more of the group, or, where the shop sent a bare list, of this promotion. */
  hide: (group: PromotionGroup, promotion: Promotion) => void;
}

/** What a promotion is known by; one without an id by what is seen of it. */
const nameOf = ({ id, title, imageUrl }: Promotion) => (id === '' ? `${title} ${imageUrl}` : id);
/** The name the shop gives the wish to see no more. */
const hideKey = ({ id }: PromotionGroup, promotion: Promotion) =>
  `hide-modal-banner-${id === '' ? nameOf(promotion) : id}`;
const shownKey = (promotion: Promotion) => `shown-modal-banner-${nameOf(promotion)}`;

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
      group.items.find((item) => !has(local, hideKey(group, item)) && !has(session, shownKey(item))),
    markShown: (promotion) => set(session, shownKey(promotion)),
    unmarkShown: (promotion) => unset(session, shownKey(promotion)),
    hide: (group, promotion) => set(local, hideKey(group, promotion)),
  };
}

/** The banners of this browser. */
export const bannerMemory = createBannerMemory({ local: () => localStorage, session: () => sessionStorage });
