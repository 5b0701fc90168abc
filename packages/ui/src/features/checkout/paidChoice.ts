import type { CheckoutChoice } from '@vitrin/api-client/calls/finishPayload';
import { identityKey } from '@vitrin/api-client/queries/identityKey';
import type { Identity } from '@vitrin/api-client/read/readApplication';
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

const keyOf = (identity: Identity, orderId: string) => `vitrin-paid ${identityKey(identity)} ${orderId}`;

/** Keeps it in this browser, for a finish in another tab, after a reload, or after a bank that loads the page afresh. */
export function keepPaidChoice(identity: Identity, orderId: string, { draft, instalment }: PaidChoice): void {
  const { delivery, addressId, vehicleTime, courierTime } = draft;
  const kept = { draft: { delivery, addressId, vehicleTime, courierTime }, instalment };
  try {
    localStorage.setItem(keyOf(identity, orderId), JSON.stringify(kept));
  } catch {
    // Where storage is refused only this page knows it.
  }
}

/** What was kept; undefined where nothing was. */
export function readPaidChoice(identity: Identity, orderId: string): PaidChoice | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(identity, orderId)) ?? 'null');
    if (kept === null) return undefined;
    const draft = (readField(kept, 'draft') ?? {}) as CheckoutDraft;
    return { draft, instalment: readInstalment(readField(kept, 'instalment')) };
  } catch {
    return undefined;
  }
}

/** The order is finished. */
export function dropPaidChoice(identity: Identity, orderId: string): void {
  try {
    localStorage.removeItem(keyOf(identity, orderId));
  } catch {
    // Where storage is refused nothing was kept.
  }
}

function readInstalment(value: unknown): PaidChoice['instalment'] {
  const id = readNumericId(readField(value, 'id'));
  const count = readNumericId(readField(value, 'count'));
  if (id === undefined || count === undefined) return undefined;
  return { id, count, addsCommission: readFlag(readField(value, 'addsCommission')) };
}
