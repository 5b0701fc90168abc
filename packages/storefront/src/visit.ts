import type { Application } from '@vitrin/api-client/application/application';
import { setting, settingFlag } from '@vitrin/api-client/application/settings';
import { personKey } from '@vitrin/api-client/identity';
import type { CatalogDefaults } from '@vitrin/ui/catalog-query';

/** What this device remembers of the last visit, for the first requests of the next one (`preload/`). */
export interface Visit extends CatalogDefaults {
  readonly isMember: boolean;
  /** As `personKey` has it. */
  readonly person: string;
}

const key = 'vitrin-visit';

/** Remembers what an address cannot tell: who was signed in, and how the shop sorts lists whose address does not say. */
export function rememberVisit(application: Application): void {
  const visit: Visit = {
    isMember: application.identity.isAuth,
    person: personKey(application.identity),
    field: setting(application, 'stok.default.sort.field'),
    order: setting(application, 'stok.default.sort.order'),
    inStock: settingFlag(application, 'stok.listele.stoktakiler'),
  };
  try {
    localStorage.setItem(key, JSON.stringify(visit));
  } catch {
    // Refused or full: the next visit asks a little later.
  }
}

/** What was remembered; undefined where there is nothing, or something else. */
export function recallVisit(): Visit | undefined {
  try {
    const visit: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isVisit(visit) ? visit : undefined;
  } catch {
    return undefined;
  }
}

const kinds = { isMember: 'boolean', person: 'string', field: 'string', order: 'string', inStock: 'boolean' };

const isVisit = (visit: unknown): visit is Visit =>
  typeof visit === 'object' &&
  visit !== null &&
  Object.entries(kinds).every(([name, kind]) => typeof Reflect.get(visit, name) === kind);
