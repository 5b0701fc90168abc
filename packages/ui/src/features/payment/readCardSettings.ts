import { settingFlag, settingNumber, type Application } from '@vitrin/api-client/read/readApplication';
import type { CardSettings } from './useCardPayment.ts';

/** What the shop has set for payments by card. */
export const readCardSettings = (application: Application): CardSettings => ({
  isContract: settingFlag(application, 'paymentIsSozlesmeActive'),
  showsCommission: settingFlag(application, 'showPaymentKomisyon'),
  minimum: settingNumber(application, 'paymentMinTutar'),
});
