/** What the products are sorted by, as the backend names it. */
export type SortField = 'fiyat' | 'ad' | 'id';
export type SortDirection = 'asc' | 'desc';

/** What the address says of a product list; undefined where it says nothing and the shop's default holds. */
export interface CatalogQuery {
  /** From 1. */
  readonly page: number;
  readonly field?: SortField;
  readonly sort?: SortDirection;
  readonly inStock?: boolean;
}

const readField = (text: string | null): SortField | undefined =>
  text === 'fiyat' || text === 'ad' || text === 'id' ? text : undefined;
const readDirection = (text: string | null): SortDirection | undefined =>
  text === 'asc' || text === 'desc' ? text : undefined;

/** Reads page, sort, field and instock of an address. What is not understood counts as not said. */
export function readCatalogQuery(params: URLSearchParams): CatalogQuery {
  const page = Number(params.get('page') ?? '1');
  const inStock = params.get('instock');
  const field = readField(params.get('field'));
  const sort = readDirection(params.get('sort'));
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    ...(field ? { field } : {}),
    ...(sort ? { sort } : {}),
    ...(inStock === 'true' || inStock === 'false' ? { inStock: inStock === 'true' } : {}),
  };
}

/** Writes a query into the parameters of an address; others (a search's `q`) stay as they are. */
export function writeCatalogQuery(query: CatalogQuery, params: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(params);
  const set = (name: string, value: string | undefined) =>
    value === undefined ? written.delete(name) : written.set(name, value);
  set('page', query.page > 1 ? String(query.page) : undefined);
  set('sort', query.sort);
  set('field', query.field);
  set('instock', query.inStock === undefined ? undefined : String(query.inStock));
  return written;
}

/** The shop's defaults: settings stok.default.sort.field, stok.default.sort.order and stok.listele.stoktakiler. */
export interface CatalogDefaults {
  readonly field: string;
  readonly order: string;
  readonly inStock: boolean;
}

/** A query with nothing left open. */
export type ResolvedCatalogQuery = Required<CatalogQuery>;

/** Fills what the address leaves open with the shop's defaults; newest first where the shop has none. */
export function resolveCatalogQuery(query: CatalogQuery, defaults: CatalogDefaults): ResolvedCatalogQuery {
  const field = query.field ?? readField(defaults.field.toLowerCase()) ?? 'id';
  const order = defaults.order.toLowerCase();
  return {
    page: query.page,
    field,
    sort: query.sort ?? readDirection(order) ?? (field === 'id' ? 'desc' : 'asc'),
    inStock: query.inStock ?? defaults.inStock,
  };
}
