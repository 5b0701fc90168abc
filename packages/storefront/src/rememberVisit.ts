import { setting, settingFlag } from '@vitrin/api-client/application/settings';
import type { Application } from '@vitrin/api-client/application/application';

/**
 * Remembers on this device what the script in the page (early/startEarly.js) cannot know before the application has asked:
 * whether a member is signed in, and how the shop sorts lists whose address does not say.
 */
export function rememberVisit(application: Application): void {
  const visit = {
    isMember: application.identity.isAuth,
    field: setting(application, 'stok.default.sort.field').toLowerCase(),
    order: setting(application, 'stok.default.sort.order'),
    inStock: settingFlag(application, 'stok.listele.stoktakiler'),
  };
  try {
    localStorage.setItem('vitrin-visit', JSON.stringify(visit));
  } catch {
    // Refused or full: the next visit asks a little later.
  }
}
