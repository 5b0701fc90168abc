import type { QueryClient } from '@tanstack/react-query';
import type { Account } from '../account/account.ts';
import { pathId } from '../calls/pathId.ts';
import { backend, read } from '../client.ts';
import type { Identity } from '../identity.ts';
import { backendQuery } from '../queries/backendQuery.ts';
import { fresh } from '../queries/queryDefaults.ts';
import { readNow } from '../queries/readNow.ts';
import { expectAnyOf } from '../read/expectBody.ts';
import { numberOf, readAmount, readShown } from '../read/readAmount.ts';
import { readField } from '../read/readField.ts';
import { readFlag } from '../read/readFlag.ts';
import { readHtml } from '../read/readHtml.ts';
import { readNumericId, type Id } from '../read/readId.ts';
import { readList } from '../read/readList.ts';
import { readPriceText } from '../read/readPriceText.ts';
import { readFirstText, readText } from '../read/readText.ts';
import { tellApart } from '../read/tellApart.ts';
import type { Schemas, Wire } from '../read/Wire.ts';
import { checkoutFields, checkoutKey } from './openCheckout.ts';

/** Ways to pay, by the backend's codes: bank transfer, open account, card. */
export const paymentKinds = ['havale', 'acikhesap', 'kredikarti'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Ways to deliver, by the backend's codes: from the warehouse, by cargo, by the seller's vehicle, by courier. */
export const deliveryKinds = ['depo', 'kargo', 'arac', 'kurye'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export interface DeliveryAddress {
  readonly id: number;
  readonly contact: string;
  /** '' where the backend gives none. */
  readonly address: string;
  /** How it reads, as no other of this checkout does. */
  readonly label: string;
}

export interface BankAccount {
  readonly id: number;
  readonly bank: string;
  readonly currency: string;
  readonly accountNo: string;
  readonly iban: string;
}

/** GET /basket/checkout/{id}. */
export interface Checkout {
  readonly isNotFound: boolean;
  readonly totalText: string;
  /** Total in lira, for orders in another currency. */
  readonly totalLiraText: string;
  readonly totalLira: number | undefined;
  readonly showTotalLira: boolean;
  /** Lira still to be charged to a card, of which the answer may say nothing. */
  readonly payPrice: number | undefined;
  /** Lira a card is charged: `payPrice`, where there is none the total; undefined where it cannot be read. */
  readonly due: number | undefined;
  readonly canDeliverByVehicle: boolean;
  readonly vehicleTimes: readonly string[];
  readonly canDeliverByCourier: boolean;
  readonly courierTimes: readonly string[];
  readonly addresses: readonly DeliveryAddress[];
  readonly bankAccounts: readonly BankAccount[];
  /** Ways to pay this order allows; a card needs `canPayByCard` as well. */
  readonly paymentKinds: readonly PaymentKind[];
  readonly defaultPayment: PaymentKind | undefined;
  readonly canPayByCard: boolean;
  /** The provider offers instalments; otherwise a card is charged in one payment. */
  readonly hasInstalments: boolean;
  /** Raw HTML of the server, '' where it shows nothing: sanitise before showing. */
  readonly openAccountHtml: string;
  readonly isFinishDisabled: boolean;
}

/** Reads GET /basket/checkout/{id}. Addresses and accounts whose id cannot be sent back are left out. */
export function readCheckout(body: Wire<Schemas['Checkout']>): Checkout {
  const allowed = readList(readField(body, 'odemeSekilleri'), readPaymentKind);
  const payPrice = readShown(readField(body, 'payPrice'));
  const totalLira = readAmount(readField(body, 'toplamTutarTL'));
  return {
    isNotFound: readFlag(readField(body, 'notFound')),
    totalText: readPriceText(readField(body, 'toplamTutarF')),
    totalLiraText: readPriceText(readField(body, 'toplamTutarTLF')),
    totalLira,
    showTotalLira: readFlag(readField(body, 'showToplamTL')),
    payPrice: numberOf(payPrice),
    // One that cannot be read is not the total: nothing is charged by guess.
    due: numberOf(payPrice ?? totalLira),
    canDeliverByVehicle: readFlag(readField(body, 'teslimatAracActive')),
    vehicleTimes: readList(readField(body, 'teslimatAracSaats'), readTime),
    canDeliverByCourier: readFlag(readField(body, 'teslimatKuryeActive')),
    courierTimes: readList(readField(body, 'teslimatKuryeSaats'), readTime),
    addresses: labelled(readList(readField(body, 'adreses'), readDeliveryAddress)),
    bankAccounts: readList(readField(body, 'bankaHesaps'), readBankAccount),
    paymentKinds: allowed.length === 0 ? paymentKinds : allowed,
    defaultPayment: readPaymentKind(readField(body, 'varsayilanOdemeSekli')),
    canPayByCard: readFlag(readField(body, 'creditCardEnable')),
    hasInstalments: readText(readField(body, 'payProvider')).toLowerCase() === 'paynet',
    openAccountHtml: readHtml(readField(body, 'acikHesapMessage')),
    isFinishDisabled: readFlag(readField(body, 'disableFinish')),
  };
}

function readPaymentKind(value: unknown): PaymentKind | undefined {
  const code = readText(value).toLowerCase();
  return paymentKinds.find((kind) => kind === code);
}

function readTime(value: unknown): string | undefined {
  return readFirstText(value) || undefined;
}

type Unlabelled = Omit<DeliveryAddress, 'label'>;

function readDeliveryAddress(value: Wire<Schemas['DeliveryAddress']>): Unlabelled | undefined {
  const id = readNumericId(readField(value, 'id'));
  if (id === undefined) return undefined;
  const [contact, address] = [readText(readField(value, 'yetkili')), readText(readField(value, 'adres'))];
  return { id, contact, address };
}

function labelled(addresses: readonly Unlabelled[]): readonly DeliveryAddress[] {
  const details = tellApart(addresses, ({ contact, address }) => ({ name: contact, detail: address }));
  return addresses.map((address, index) => {
    const detail = details[index] ?? '';
    const name = address.contact || 'Adres';
    return { ...address, label: detail === '' ? name : `${name} – ${detail}` };
  });
}

/** Whether addresses are known by more than their numbers; the account may know what they are. */
export const needsAccountAddresses = ({ addresses }: Checkout): boolean =>
  addresses.some(({ contact, label, address }) => address === '' && label !== contact);

/**
 * The checkout with the addresses the account screen has. They come without ids: only where both have the same contacts in
 * the same order is it certain which is which, and goods go nowhere by guess.
 */
export function withAccountAddresses(
  checkout: Checkout,
  account: Pick<Account, 'addresses'> | undefined,
): Checkout {
  const known = account?.addresses ?? [];
  const isSame =
    known.length === checkout.addresses.length &&
    checkout.addresses.every(({ contact }, index) => known[index]?.contact === contact);
  if (!isSame) return checkout;
  const addresses = checkout.addresses.map((one, index) => ({
    ...one,
    address: known[index]?.address ?? '',
  }));
  return { ...checkout, addresses: labelled(addresses) };
}

function readBankAccount(value: Wire<Schemas['BankAccount']>): BankAccount | undefined {
  const id = readNumericId(readField(value, 'id'));
  if (id === undefined) return undefined;
  return {
    id,
    bank: readText(readField(value, 'bankaAdi')),
    currency: readText(readField(value, 'doviz')),
    accountNo: readText(readField(value, 'hesapNo')),
    iban: readText(readField(value, 'iban')),
  };
}

/** GET /basket/checkout/{id} */
export async function getCheckout(orderId: Id, signal?: AbortSignal): Promise<Checkout> {
  const path = { id: pathId(orderId) };
  return read(
    (init) => backend.GET('/basket/checkout/{id}', { ...init, params: { path } }),
    expectAnyOf(checkoutFields, readCheckout),
    { signal },
  );
}

/** Delivery and payment choices of an order. */
export const checkoutQuery = (identity: Identity, orderId: Id) =>
  backendQuery(checkoutKey(identity, orderId), (signal) => getCheckout(orderId, signal), fresh.never);

/**
 * Reads an order's checkout for a write that depends on it; it goes on when the screen that shows it is left, for which it
 * has no signal.
 */
export const readCheckoutNow = (queries: QueryClient, identity: Identity, orderId: Id) =>
  readNow(queries, {
    ...checkoutQuery(identity, orderId),
    queryFn: () => getCheckout(orderId),
  });
