import type { Promotion, PromotionGroup } from '@vitrin/api-client/home/promotions';
import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';

/** What a promotion is known by; one without an id by what is seen of it. */
const nameOf = ({ id, title, imageUrl }: Promotion) => (id === '' ? `${title} ${imageUrl}` : id);
const shown = (promotion: Promotion) =>
  storedValue(storedKeys.shownBanner(nameOf(promotion)), (value) => value === true);
const hidden = ({ id }: PromotionGroup, promotion: Promotion) =>
  storedValue(storedKeys.hiddenBanner(id === '' ? nameOf(promotion) : id), (value) => value === true);

/** Which banners were shown or put away in this browser. */
export const bannerMemory = {
  /** The promotion to show now: the first not yet shown in this session and not put away for good. */
  next: (group: PromotionGroup): Promotion | undefined =>
    group.items.find((item) => !hidden(group, item).get() && !shown(item).get()),
  markShown: (promotion: Promotion) => void shown(promotion).set(true),
  /** It had to make way before it could be read. */
  unmarkShown: (promotion: Promotion) => void shown(promotion).set(undefined),
  /** 'Bir daha gösterme': no more of the group, or, where the shop sent a bare list, of this promotion. */
  hide: (group: PromotionGroup, promotion: Promotion) => void hidden(group, promotion).set(true),
};
