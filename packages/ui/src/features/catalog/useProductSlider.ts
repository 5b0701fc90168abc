import { useQuery } from '@tanstack/react-query';
import { productSliderQuery } from '@vitrin/api-client/home/productSlider';
import type { Identity } from '@vitrin/api-client/identity';

/** A titled list of products, by the key the shop's staff fills it under. */
export const useProductSlider = (identity: Identity, key: string) =>
  useQuery(productSliderQuery(identity, key));
