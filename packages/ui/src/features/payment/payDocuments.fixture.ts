import { readApplication } from '@vitrin/api-client/application/application';
import { application } from '@vitrin/demo-server/fixtures/application';
import { choosePayment, payChoice, type PayChoice } from './payDocuments.ts';

const { identity } = readApplication(application);

/** What the dealer of the stories has chosen to pay. */
export const keptChoice = (): PayChoice | undefined => payChoice(identity).get();

/**
 * Two documents, of which nothing is open any more in the statement of the stories.
 * @returns what forgets them
 */
export function chooseDocuments(change: Partial<PayChoice> = {}): () => void {
  choosePayment(identity, '2026-01-01', [
    { key: 'a', documentNo: 'KTA2026000018802', kurus: 100_000 },
    { key: 'b', documentNo: 'KTA2026000018913', kurus: 23_450 },
  ]);
  const chosen = payChoice(identity).get();
  if (chosen) payChoice(identity).set({ ...chosen, ...change });
  return () => payChoice(identity).set(undefined);
}
