import { queryOptions } from '@tanstack/react-query';
import { backend, read } from '../client.ts';
import { identityKey, type Identity } from '../identity.ts';
import { fresh, once } from '../queries/queryDefaults.ts';
import { readAmount, readRate, readShown, type Shown } from '../read/readAmount.ts';
import { isRecord, readField } from '../read/readField.ts';
import { readId, type Id } from '../read/readId.ts';
import { readList } from '../read/readList.ts';
import { readText } from '../read/readText.ts';
import type { Schemas, Wire } from '../read/Wire.ts';
import { writeAmount } from './writeAmount.ts';

/** A way to spread a payment. Amounts in lira. */
export interface InstalmentOption {
  /** Id of the ratio, sent back as BankPosId. */
  readonly id: Id;
  /** Number of instalments; 1 is a single payment. */
  readonly instalments: number;
  readonly description: string;
  /** Commission in percent. */
  readonly commission: Shown;
  /** What the card is charged in all. */
  readonly totalAmount: number;
  readonly instalmentAmount: Shown;
  /** What the seller receives. */
  readonly netAmount: number | undefined;
}

export interface InstalmentBank {
  readonly id: Id;
  readonly name: string;
  readonly logoUrl: string;
  readonly options: readonly InstalmentOption[];
}

/** Reads GET /payment2/PaynetRatio: `{data: banks}` or `{data: {data: banks}}`. */
export function readInstalments(body: Wire<Schemas['Instalments']>): readonly InstalmentBank[] {
  return readList(instalmentData(body), (value) => {
    if (!isRecord(value)) return undefined;
    return {
      id: readId(readField(value, 'bank_id')),
      name: readText(readField(value, 'bank_name')),
      logoUrl: readText(readField(value, 'bank_logo')),
      options: readList(readField(value, 'ratio'), readInstalmentOption),
    };
  });
}

/** The list of banks inside the answer, whichever way it is wrapped. */
function instalmentData(body: Wire<Schemas['Instalments']>): Wire<Schemas['InstalmentBank'][] | null> {
  const data = readField(body, 'data');
  return isRecord(data) ? readField(data, 'data') : data;
}

/** An option without an id, a count or a total above zero cannot be charged and is not offered. */
function readInstalmentOption(value: Wire<Schemas['InstalmentOption']>): InstalmentOption | undefined {
  const totalAmount = readAmount(readField(value, 'total_amount'));
  const instalments = readAmount(readField(value, 'instalment'));
  const id = readId(readField(value, 'id'));
  if (id === '' || instalments === undefined || totalAmount === undefined || totalAmount <= 0)
    return undefined;
  return {
    id,
    instalments,
    description: readText(readField(value, 'desc')),
    commission: readShown(readField(value, 'ratioNew'), readRate),
    totalAmount,
    instalmentAmount: readShown(readField(value, 'instalment_amount')),
    netAmount: readAmount(readField(value, 'total_net_amount')),
  };
}

/** What instalment options depend on. */
export interface InstalmentQuery {
  /** Lira. */
  readonly price: number;
  readonly addsCommission: boolean;
  /** As typed, or masked already; only the first eight digits leave the page. */
  readonly cardNumber: string;
}

/** What stands for a card number in an address: its first eight digits, which name the bank, and zeros up to 16. */
export function maskCardNumber(cardNumber: string): string {
  return cardNumber.replace(/\D/g, '').slice(0, 8).padEnd(16, '0');
}

/** GET /payment2/PaynetRatio */
export const getInstalments = (
  query: InstalmentQuery,
  signal?: AbortSignal,
): Promise<readonly InstalmentBank[]> =>
  read(
    (init) =>
      backend.GET('/payment2/PaynetRatio', {
        ...init,
        params: {
          query: {
            price: writeAmount(query.price, '.'),
            addcomissionToAmount: query.addsCommission,
            cardNumber: maskCardNumber(query.cardNumber),
          },
        },
      }),
    (body) => {
      const banks = instalmentData(body);
      return banks === null || Array.isArray(banks) ? readInstalments(body) : undefined;
    },
    { signal },
  );

/** Instalment options. Neither the key nor the call holds the card number, and nothing is kept once nobody looks. */
export const instalmentsQuery = (identity: Identity, query: InstalmentQuery) => {
  const masked = { ...query, cardNumber: maskCardNumber(query.cardNumber) };
  return queryOptions({
    queryKey: [identityKey(identity), 'payment', 'instalments', masked],
    queryFn: ({ signal }) => getInstalments(masked, signal),
    staleTime: fresh.never,
    gcTime: 0,
    ...once,
  });
};
