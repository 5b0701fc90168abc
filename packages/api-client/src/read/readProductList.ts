import { readAmount } from './readAmount.ts';
import { isRecord, readField } from './readField.ts';
import { readFlag } from './readFlag.ts';
import { readId, type Id } from './readId.ts';
import { readList } from './readList.ts';
import { readNamed, type Named } from './readNamed.ts';
import { readProduct, type Product } from './readProduct.ts';
import { readText } from './readText.ts';
import type { Schemas, Wire } from './Wire.ts';

/** A brand among the products of a list. */
export interface ListBrand extends Named {
  /** Category its link stays in, 0 for none. */
  readonly categoryId: Id;
  /** '' where the answer does not say it. */
  readonly categoryName: string;
}

/** Where a list stands among its pages; pages count from 1. */
export interface Pager {
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly pageCount: number;
}

/** A page of products: a category, a search, a brand, or all. */
export interface ProductList {
  readonly title: string;
  readonly products: readonly Product[];
  readonly isEmpty: boolean;
  /** Names of the price columns in the order they are shown. */
  readonly priceNames: readonly string[];
  readonly hasSeveralPrices: boolean;
  readonly showLeadTime: boolean;
  readonly showDiscount: boolean;
  readonly showAgreementPrice: boolean;
  readonly brands: readonly ListBrand[];
  readonly brand: Named | undefined;
  readonly category: Named | undefined;
  readonly pager: Pager;
}

/**
 * Reads a page of products. The backend lists price names last to first.
 * @param page the page that was asked for, from 1: it stands where the answer does not say which one it is
 */
export function readProductList(body: Wire<Schemas['ProductList']>, page = 1): ProductList {
  const products = readList(readField(body, 'stoks'), readProduct);
  return {
    title: readText(readField(body, 'title')),
    products,
    isEmpty: readFlag(readField(body, 'noRecord')) || products.length === 0,
    priceNames: readList(readField(body, 'fiyatAds'), readPriceName).toReversed(),
    hasSeveralPrices: readFlag(readField(body, 'multiPrice')),
    showLeadTime: readFlag(readField(body, 'showTemin')),
    showDiscount: readFlag(readField(body, 'showIskonto')),
    showAgreementPrice: readFlag(readField(body, 'showAnlasmaFiyat')),
    brands: readList(readField(body, 'markas'), readListBrand),
    brand: readNamed(readField(body, 'marka')),
    category: readNamed(readField(body, 'category')),
    pager: readPager(readField(body, 'pagerInfo'), products.length, page),
  };
}

function readPriceName(value: unknown): string | undefined {
  return readText(value) || undefined;
}

function readListBrand(value: Wire<Schemas['ListBrandEntry']>): ListBrand | undefined {
  const category = readField(value, 'category');
  const categoryId = readId(isRecord(category) ? readField(category, 'id') : category);
  const brand = readNamed(value);
  return (
    brand && {
      ...brand,
      categoryId: categoryId === '' ? 0 : categoryId,
      categoryName: readNamed(category)?.name ?? '',
    }
  );
}

function readPager(value: Wire<Schemas['PagerInfo']>, shown: number, asked: number): Pager {
  const total = readCount(readField(value, 'totalRecords'), shown);
  const pageSize = readCount(readField(value, 'pageSize'), 0);
  return {
    total,
    page: readCount(readField(value, 'pageNo'), 0) || asked,
    pageSize,
    pageCount: pageSize === 0 ? 1 : Math.max(1, Math.ceil(total / pageSize)),
  };
}

function readCount(value: unknown, otherwise: number): number {
  const count = readAmount(value);
  return count === undefined || count < 0 ? otherwise : Math.floor(count);
}
