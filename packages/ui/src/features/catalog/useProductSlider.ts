import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import { productSliderQuery } from '@vitrin/api-client/queries/home';
import type { Identity } from '@vitrin/api-client/read/readApplication';

/** A titled list of products, by the key the shop's staff fills it under. */
export const useProductSlider = (identity: Identity, key: string) =>
  useQuery(productSliderQuery(api, identity, key));
