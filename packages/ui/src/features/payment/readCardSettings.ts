import { settingFlag, settingNumber } from '@vitrin/api-client/application/settings';
import type { Application } from '@vitrin/api-client/application/application';
import type { CardSettings } from './useCardPayment.ts';

/** What the shop has set for payments by card. */
export const readCardSettings = (application: Application): CardSettings => ({
  isContract: settingFlag(application, 'paymentIsSozlesmeActive'),
  showsCommission: settingFlag(application, 'showPaymentKomisyon'),
  minimum: settingNumber(application, 'paymentMinTutar'),
});
