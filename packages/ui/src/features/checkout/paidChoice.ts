import type { CheckoutChoice } from '@vitrin/api-client/checkout/finish';
import { drop, keep, recall } from '@vitrin/api-client/personal/personalMemory';
import { type Identity, identityKey, personKey } from '@vitrin/api-client/identity';
import { readField } from '@vitrin/api-client/read/readField';
import { readFlag } from '@vitrin/api-client/read/readFlag';
import { readNumericId } from '@vitrin/api-client/read/readId';
import type { CheckoutDraft } from './resolveChoice.ts';

/** What an order that is paid by card is to be finished with. Nothing of the card. */
export interface PaidChoice {
  /** Whatever was kept: only what is still offered counts. */
  readonly draft: CheckoutDraft;
  /** Undefined where it was not kept. */
  readonly instalment: CheckoutChoice['instalment'];
}

/** It goes with the person: a look at another company in another tab does not take it away. */
const nameOf = (identity: Identity, orderId: string) => `paid ${identityKey(identity)} ${orderId}`;

/** Keeps it in this browser, for a finish in another tab, after a reload, or after a bank that loads the page afresh. */
export function keepPaidChoice(identity: Identity, orderId: string, { draft, instalment }: PaidChoice): void {
  const { delivery, addressId, vehicleTime, courierTime } = draft;
  const kept = { draft: { delivery, addressId, vehicleTime, courierTime }, instalment };
  // Where storage is refused only this page knows it.
  keep('local', nameOf(identity, orderId), personKey(identity), kept);
}

/** What was kept; undefined where nothing was. */
export function readPaidChoice(identity: Identity, orderId: string): PaidChoice | undefined {
  const kept = recall('local', nameOf(identity, orderId), personKey(identity));
  if (kept === undefined) return undefined;
  const draft = (readField(kept, 'draft') ?? {}) as CheckoutDraft;
  return { draft, instalment: readInstalment(readField(kept, 'instalment')) };
}

/** The order is finished. */
export const dropPaidChoice = (identity: Identity, orderId: string): void =>
  drop('local', nameOf(identity, orderId));

function readInstalment(value: unknown): PaidChoice['instalment'] {
  const id = readNumericId(readField(value, 'id'));
  const count = readNumericId(readField(value, 'count'));
  if (id === undefined || count === undefined) return undefined;
  return { id, count, addsCommission: readFlag(readField(value, 'addsCommission')) };
}
