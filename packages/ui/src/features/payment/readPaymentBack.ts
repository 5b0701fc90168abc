import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@vitrin/api-client/apiError';
import type { Api } from '@vitrin/api-client/client';
import { mayStillArrive } from '@vitrin/api-client/once/mayStillArrive';
import type { OnceRecord } from '@vitrin/api-client/once/OnceOnly';
import { readCheckoutNow } from '@vitrin/api-client/queries/checkout';
import { readNow } from '@vitrin/api-client/queries/readNow';
import { movementsQuery } from '@vitrin/api-client/queries/reports';
import type { Identity } from '@vitrin/api-client/read/readApplication';
import { calendarDateOf } from '@vitrin/api-client/read/readDate';
import type { MovementRow } from '@vitrin/api-client/read/readReport';
import { toMinorUnits } from '@vitrin/api-client/read/sumAmounts';
import { arrivalLimit } from '@vitrin/api-client/timeLimit';
import { foldTurkish } from '../../text/turkish.ts';

interface ReadBackNeeds {
  readonly api: Api;
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
  sent: OnceRecord | undefined,
): Promise<string | null | undefined> {
  const ref = needs.orderId === undefined ? await findMovement(needs, sent) : await findInOrder(needs);
  if (ref !== undefined) return ref;
  // What was sent may still be on its way, or be confirmed at the bank at this moment.
  return mayStillArrive(sent, arrivalLimit.payment) ? undefined : null;
}

async function findInOrder({ api, queries, identity, orderId = '' }: ReadBackNeeds) {
  return readCheckoutNow(queries, api, identity, orderId).then(
    ({ isNotFound, payPrice }) => (isNotFound || payPrice === 0 ? orderId : undefined),
    (error: unknown) => {
      if (isApiError(error, 'notFound')) return orderId;
      throw error;
    },
  );
}

const isByCard = ({ kind }: MovementRow) => foldTurkish(kind).startsWith('pos ');

async function findMovement(
  { api, queries, identity }: ReadBackNeeds,
  sent: OnceRecord | undefined,
): Promise<string | undefined> {
  if (!sent) return undefined;
  const begin = calendarDateOf(new Date(sent.at));
  const end = calendarDateOf(new Date());
  if (begin === undefined || end === undefined) throw new RangeError('The clock of this device is wrong.');
  const rows = await readNow(queries, movementsQuery(api, identity, { begin, end }));
  const amount = toMinorUnits(Number(sent.mark.split(' ')[0]));
  const byCard = rows.filter(isByCard);
  const found = byCard.find(({ credit }) => typeof credit === 'number' && toMinorUnits(credit) === amount);
  // One that cannot be read may be it.
  if (!found && byCard.some(({ credit }) => typeof credit === 'string'))
    throw new TypeError('The amount of a collection cannot be read.');
  return found && String(found.id);
}
