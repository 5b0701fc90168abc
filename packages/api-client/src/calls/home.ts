import type { Api } from '../client.ts';
import { expectAnyOf, expectList, expectListIn } from '../read/expectBody.ts';
import {
  readProductSlider,
  readPromotionGroup,
  type ProductSlider,
  type PromotionGroup,
  type Promotions,
} from '../read/readPromotion.ts';
import type { Wire } from '../read/Wire.ts';

/** Kinds of promotion by the backend's codes. */
export const promotionType = { showcase: 10, modal: 40, tiles: 50 } as const;
export type PromotionType = (typeof promotionType)[keyof typeof promotionType];

/** Promotions and product lists of the home page. */
export const homeApi = (api: Api) => ({
  /** GET /promotion/GetPromotion; null means there is nothing to promote. */
  promotions: (type: PromotionType, signal?: AbortSignal): Promise<PromotionGroup> =>
    api.read(
      (client, init) =>
        client.GET('/promotion/GetPromotion', { ...init, params: { query: { type, viewType: 10 } } }),
      expectPromotions,
      { signal },
    ),

  /** GET /promotion/GetProductSlider; 0 leaves the number of products to the backend. */
  slider: (key: string, itemCount: number, signal?: AbortSignal): Promise<ProductSlider> =>
    api.read(
      (client, init) =>
        client.GET('/promotion/GetProductSlider', { ...init, params: { query: { key, itemCount } } }),
      expectListIn('stoks', readProductSlider),
      { signal },
    ),
});

const expectGroup = expectAnyOf(['activeItems', 'items'], readPromotionGroup);
const expectItems = expectList(readPromotionGroup);

/** A group, a bare list of items, or null where there is nothing to promote. */
function expectPromotions(body: Wire<Promotions>): PromotionGroup | undefined {
  return expectItems(body) ?? expectGroup(body);
}
