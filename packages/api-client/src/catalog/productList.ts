import { pathId } from '../calls/pathId.ts';
import { writeQuery } from '../calls/writeQuery.ts';
import { backend, read, type Send } from '../client.ts';
import type { Identity } from '../identity.ts';
import { readProduct, type Product } from '../product/readProduct.ts';
import { backendQuery } from '../queries/backendQuery.ts';
import { fresh } from '../queries/queryDefaults.ts';
import { readAmount } from '../read/readAmount.ts';
import { isRecord, readField } from '../read/readField.ts';
import { readFlag } from '../read/readFlag.ts';
import { readId, type Id } from '../read/readId.ts';
import { readList } from '../read/readList.ts';
import { readNamed, type Named } from '../read/readNamed.ts';
import { readText } from '../read/readText.ts';
import type { Schemas, Wire } from '../read/Wire.ts';
import { timeLimit } from '../timeLimit.ts';
import { catalogKey } from './catalogKey.ts';

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

/** Which products are listed. */
export type ListSource =
  | { readonly type: 'catalog'; readonly id: Id }
  | { readonly type: 'brand'; readonly id: Id; readonly categoryId: Id }
  | { readonly type: 'search'; readonly q: string }
  | { readonly type: 'all' };

/** Which page of them, in which order. */
export interface ListQuery {
  /** From 1. */
  readonly page: number;
  readonly field: 'fiyat' | 'ad' | 'id';
  readonly sort: 'asc' | 'desc';
  readonly inStockOnly: boolean;
}

/** GET of the list path of `source`: a category, a brand, a search, or everything. */
export const listProducts = async (
  source: ListSource,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<ProductList> =>
  read(sendList(source, query), (body) => expectProductList(body, query.page), {
    signal,
    limit: source.type === 'search' ? timeLimit.search : timeLimit.read,
  });

/** A page and its order as every list of the contract takes them. */
export const listParams = ({ page, sort, field, inStockOnly }: ListQuery) => ({
  page,
  d: sort,
  f: field,
  ...(inStockOnly && { instock: true }),
});

function sendList(source: ListSource, order: ListQuery): Send<Schemas['ProductList']> {
  const query = listParams(order);
  if (source.type === 'catalog') {
    const path = { id: pathId(source.id) };
    return (init) => backend.GET('/catalog/{id}', { ...init, params: { path, query } });
  }
  if (source.type === 'brand') {
    const path = { id: pathId(source.id), categoryId: pathId(source.categoryId) };
    return (init) => backend.GET('/brand/{id}/{categoryId}', { ...init, params: { path, query } });
  }
  if (source.type === 'search') {
    const q = writeQuery(source.q);
    return (init) => backend.GET('/search/', { ...init, params: { query: { q, ...query } } });
  }
  return (init) => backend.GET('/product/all/', { ...init, params: { query } });
}

/** An answer without products must say so, or it would pass for an empty list. */
function expectProductList(body: Wire<Schemas['ProductList']>, page: number): ProductList | undefined {
  if (!isRecord(body)) return undefined;
  const products = readField(body, 'stoks');
  const list = readProductList(body, page);
  const isComplete = products === null || Array.isArray(products);
  return isComplete || (products === undefined && readFlag(readField(body, 'noRecord'))) ? list : undefined;
}

/** A page of products. */
export const productListQuery = (identity: Identity, source: ListSource, query: ListQuery) =>
  backendQuery(
    [...catalogKey(identity), sourceKey(source), query],
    (signal) => listProducts(source, query, signal),
    fresh.catalogue,
  );

/** An id from an address is text and one from an answer a number: they name the same list. */
function sourceKey(source: ListSource): readonly string[] {
  switch (source.type) {
    case 'catalog':
      return ['catalog', String(source.id)];
    case 'brand':
      return ['brand', String(source.id), String(source.categoryId)];
    case 'search':
      return ['search', source.q];
    default:
      return ['all'];
  }
}
