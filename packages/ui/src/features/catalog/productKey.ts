import type { Product } from '@vitrin/api-client/product/readProduct';

/** What tells a product from others in a list; `keyedRows` tells apart those that a list holds twice. */
export const productKey = ({ id }: Product): string => String(id);
