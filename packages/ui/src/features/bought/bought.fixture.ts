import { readApplication } from '@vitrin/api-client/application/application';
import { application } from '@vitrin/demo-server/fixtures/application';
import { dayAt, dayNumber } from '../../text/dayNumber.ts';
import { todayInIstanbul } from '../../text/formatDate.ts';
import type { BoughtDocument, BoughtLine } from './BoughtDocument.ts';
import { createDocumentStore } from './createDocumentStore.ts';

/** Invoices that the dealer of the stories has read before. */
export async function keepDocuments(documents: readonly BoughtDocument[]): Promise<void> {
  const store = createDocumentStore(readApplication(application).identity);
  for (const document of documents) await store.put(document);
}

const before = (days: number) => dayAt(dayNumber(todayInIstanbul()) - days);
const line = (code: string, name: string, unit: string, quantity: number, price: number): BoughtLine => ({
  code,
  name,
  unit,
  quantity,
  price,
});
export const cable = 'Ege Kablo NYM-J 3×2,5 mm² Antigron Kablo 100 m Makara';
export const glove = 'Safera Nitril Kaplı Montaj Eldiveni EN 388 Beden 9';

const invoice = (days: number, ...lines: readonly BoughtLine[]): BoughtDocument => ({
  documentNo: `KTA2026${String(1000 - days).padStart(9, '0')}`,
  date: before(days),
  currency: 'TRY',
  lines,
});

/** A year of a small dealer. */
export const sampleDocuments: readonly BoughtDocument[] = [
  invoice(
    300,
    line('SF-NTR-09', glove, 'Çift', 72, 27.5),
    line('VT-C16-1PN', 'Voltan Otomatik Sigorta', 'Adet', 48, 171),
  ),
  invoice(200, line('SF-NTR-09', glove, 'Çift', 48, 29), line('EK-NYM-3250', cable, 'Makara', 2, 4100)),
  invoice(90, line('SF-NTR-09', glove, 'Çift', 96, 31.1), line('EK-NYM-3250', cable, 'Makara', 4, 4410)),
  invoice(
    60,
    line('SF-NTR-09', glove, 'Çift', -12, 31.1),
    line('VT-C16-1PN', 'Voltan Otomatik Sigorta', 'Adet', 96, 182.3),
  ),
  { ...invoice(30, line('RN-IPK-15', 'Renova İpek Mat Boya 15 L', 'Kova', 8, 148.2)), currency: 'EUR' },
  invoice(20, line('ZZ-0000', 'Hidrosan Pirinç Küresel Vana 1"', 'Adet', 6, 285.14)),
];
