import type { CheckoutChoice } from '@vitrin/api-client/checkout/finish';
import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';
import { type Identity, identityKey, personKey } from '@vitrin/api-client/identity';
import { readField } from '@vitrin/api-client/read/readField';
import { readFlag } from '@vitrin/api-client/read/readFlag';
import { readNumericId } from '@vitrin/api-client/read/readId';
import { type CheckoutDraft, readCheckoutDraft } from './resolveChoice.ts';

/** What an order that is paid by card is to be finished with. Nothing of the card. */
export interface PaidChoice {
  /** Whatever was kept: only what is still offered counts. */
  readonly draft: CheckoutDraft;
  /** Undefined where it was not kept. */
  readonly instalment: CheckoutChoice['instalment'];
}

/** It goes with the person: a look at another company in another tab does not take it away. */
const stored = (identity: Identity, orderId: string) =>
  storedValue(storedKeys.paidChoice(identityKey(identity), orderId), readChoice, personKey(identity));

/** Keeps it in this browser, for a finish in another tab, after a reload, or after a bank that loads the page afresh. */
export function keepPaidChoice(identity: Identity, orderId: string, { draft, instalment }: PaidChoice): void {
  const { delivery, addressId, vehicleTime, courierTime } = draft;
  stored(identity, orderId).set({ draft: { delivery, addressId, vehicleTime, courierTime }, instalment });
}

/** What was kept; undefined where nothing was. */
export const readPaidChoice = (identity: Identity, orderId: string): PaidChoice | undefined =>
  stored(identity, orderId).get();

/** The order is finished. */
export const dropPaidChoice = (identity: Identity, orderId: string): void =>
  void stored(identity, orderId).set(undefined);

function readChoice(kept: unknown): PaidChoice | undefined {
  if (kept === undefined) return undefined;
  const draft = readCheckoutDraft(readField(kept, 'draft'));
  return { draft, instalment: readInstalment(readField(kept, 'instalment')) };
}

function readInstalment(value: unknown): PaidChoice['instalment'] {
  const id = readNumericId(readField(value, 'id'));
  const count = readNumericId(readField(value, 'count'));
  if (id === undefined || count === undefined) return undefined;
  return { id, count, addsCommission: readFlag(readField(value, 'addsCommission')) };
}
