import { setting, settingFlag } from '@vitrin/api-client/application/settings';
import type { Application } from '@vitrin/api-client/application/application';
import { resolveCatalogQuery, type CatalogQuery, type ResolvedCatalogQuery } from './catalogQuery.ts';

/** Fills what the address of a list leaves open with what the shop's settings say. */
export const resolveForShop = (query: CatalogQuery, application: Application): ResolvedCatalogQuery =>
  resolveCatalogQuery(query, {
    field: setting(application, 'stok.default.sort.field'),
    order: setting(application, 'stok.default.sort.order'),
    inStock: settingFlag(application, 'stok.listele.stoktakiler'),
  });
