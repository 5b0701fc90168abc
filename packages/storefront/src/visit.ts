import type { Application } from '@vitrin/api-client/application/application';
import { setting, settingFlag } from '@vitrin/api-client/application/settings';
import { personKey } from '@vitrin/api-client/identity';
import { isRecord } from '@vitrin/api-client/read/readField';
import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';
import type { CatalogDefaults } from '@vitrin/ui/catalog-query';

/** What this device remembers of the last visit, for the first requests of the next one (`preload/`). */
export interface Visit extends CatalogDefaults {
  readonly isMember: boolean;
  /** As `personKey` has it. */
  readonly person: string;
}

/** Remembers what an address cannot tell: who was signed in, and how the shop sorts lists whose address does not say. */
export function rememberVisit(application: Application): void {
  const visit: Visit = {
    isMember: application.identity.isAuth,
    person: personKey(application.identity),
    field: setting(application, 'stok.default.sort.field'),
    order: setting(application, 'stok.default.sort.order'),
    inStock: settingFlag(application, 'stok.listele.stoktakiler'),
  };
  visits.set(visit);
}

const kinds = { isMember: 'boolean', person: 'string', field: 'string', order: 'string', inStock: 'boolean' };

const isVisit = (visit: unknown): visit is Visit =>
  isRecord(visit) && Object.entries(kinds).every(([name, kind]) => typeof visit[name] === kind);

const visits = storedValue(storedKeys.visit, (visit) => (isVisit(visit) ? visit : undefined));

/** What was remembered; undefined where there is nothing, or something else. */
export const recallVisit = visits.get;
