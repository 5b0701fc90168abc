import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@vitrin/api-client/apiError';
import { writeAmount } from '@vitrin/api-client/payment/writeAmount';
import { mayStillArrive } from '@vitrin/api-client/inFlight/mayStillArrive';
import type { WriteRecord } from '@vitrin/api-client/inFlight/InFlightLock';
import { readCheckoutNow } from '@vitrin/api-client/checkout/checkout';
import { readNow } from '@vitrin/api-client/queries/readNow';
import { type MovementRow, movementsQuery } from '@vitrin/api-client/reports/reports';
import type { Identity } from '@vitrin/api-client/identity';
import { calendarDateOf } from '@vitrin/api-client/read/readDate';
import { readKurus } from '@vitrin/api-client/read/readKurus';
import { arrivalLimit } from '@vitrin/api-client/timeLimit';
import { foldTurkish } from '../../text/turkish.ts';

interface ReadBackNeeds {
  readonly queries: QueryClient;
  readonly identity: Identity;
  readonly orderId: string | undefined;
}

/**
 * Reads back whether a payment without an answer was taken: an order by what is still to be paid of it, a collection by
 * the account movements since. Gives its reference, null when it certainly was not taken, undefined when that cannot be
 * said yet.
 * @param sent what was sent; undefined where this browser remembers nothing
 */
export async function readPaymentBack(
  needs: ReadBackNeeds,
  sent: WriteRecord | undefined,
): Promise<string | null | undefined> {
  const ref = needs.orderId === undefined ? await findMovement(needs, sent) : await findInOrder(needs);
  if (ref !== undefined) return ref;
  // What was sent may still be on its way, or be confirmed at the bank at this moment.
  return mayStillArrive(sent, arrivalLimit.payment) ? undefined : null;
}

async function findInOrder({ queries, identity, orderId = '' }: ReadBackNeeds) {
  return readCheckoutNow(queries, identity, orderId).then(
    ({ isNotFound, payPrice }) => (isNotFound || payPrice === 0 ? orderId : undefined),
    (error: unknown) => {
      if (isApiError(error, 'notFound')) return orderId;
      throw error;
    },
  );
}

const isByCard = ({ kind }: MovementRow) => foldTurkish(kind).startsWith('pos ');

const idsOf = (rows: readonly MovementRow[]) => rows.map(({ id }) => String(id));

/** Rows of this amount, charged to a card on or after a day. */
async function readCharges({ queries, identity }: ReadBackNeeds, amount: string, since: number) {
  const begin = calendarDateOf(new Date(since));
  const end = calendarDateOf(new Date());
  if (begin === undefined || end === undefined) throw new RangeError('The clock of this device is wrong.');
  const rows = await readNow(queries, movementsQuery(identity, { begin, end }));
  const kurus = readKurus(amount);
  const byCard = rows.filter(isByCard);
  return {
    equal: idsOf(byCard.filter(({ credit }) => credit !== undefined && readKurus(credit) === kurus)),
    /** Those whose amount cannot be read: one of them may be it. */
    unread: idsOf(byCard.filter(({ credit }) => typeof credit === 'string')),
  };
}

/** In place of the charges that were there before, while they are not known: nothing is sent yet. */
const notRead = '?';

const markOf = (price: number, before: string) => `${writeAmount(price, '.')} ${Math.random()} ${before}`;

/** Marks a collection: amounts may be paid twice on purpose, an order may not. Holds nothing of the card. */
export const firstMark = (price: number): string => markOf(price, notRead);

/** Marks it right before it is sent, with the equal charges the account shows already: none of those is this one. */
export async function markCollection(needs: ReadBackNeeds, price: number): Promise<string> {
  const { equal, unread } = await readCharges(needs, writeAmount(price, '.'), Date.now());
  return markOf(price, [...equal, ...unread].join(','));
}

async function findMovement(
  needs: ReadBackNeeds,
  sent: WriteRecord | undefined,
): Promise<string | undefined> {
  if (!sent) return undefined;
  const [amount = '', , before = ''] = sent.mark.split(' ');
  if (before === notRead) return undefined;
  const known = before.split(',');
  const { equal, unread } = await readCharges(needs, amount, sent.at);
  // Each that was there before stands for one: a backend may give them no numbers.
  const isNew = (id: string) => {
    const at = known.indexOf(id);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  };
  const found = equal.find(isNew);
  if (found === undefined && unread.some(isNew))
    throw new TypeError('The amount of a collection cannot be read.');
  return found;
}
