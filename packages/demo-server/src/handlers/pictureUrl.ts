import type { Product } from '../shop/catalogue/Catalogue.ts';

/**
 * Address of a picture of a product.
 * @param view which picture, from 1.
 * @param size edge in CSS pixels the picture is meant for; it is part of the address as in the legacy shop, where sizes
 *   are files of their own.
 */
export const pictureUrl = ({ id }: Product, view: number, size: number): string =>
  `/image/product/${String(id)}/${String(view)}.svg?size=${String(size)}`;
