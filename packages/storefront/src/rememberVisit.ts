import { setting, settingFlag, type Application } from '@vitrin/api-client/read/readApplication';
import { resolveCatalogQuery } from '@vitrin/ui/catalog-query';

/**
 * Remembers on this device what the script in the page (early/startEarly.js) cannot know before the application has asked:
 * whether a member is signed in, and how lists are sorted where their address does not say.
 */
export function rememberVisit(application: Application): void {
  const { field, sort, inStock } = resolveCatalogQuery(
    { page: 1 },
    {
      field: setting(application, 'stok.default.sort.field'),
      order: setting(application, 'stok.default.sort.order'),
      inStock: settingFlag(application, 'stok.listele.stoktakiler'),
    },
  );
  const who = application.identity.isAuth ? 'member' : 'guest';
  try {
    localStorage.setItem('vitrin-visit', `${who} ${field} ${sort} ${inStock}`);
  } catch {
    // Refused or full: the next visit asks a little later.
  }
}
