import { type Identity, identityKey } from '@vitrin/api-client/identity';
import type { Checkout } from '@vitrin/api-client/checkout/checkout';
import { useState } from 'react';
import type { CardDraft } from './cardDraft.ts';
import { digitsOf } from './cardType.ts';
import { groupsOf, singleGroup, type InstalmentChoice, type InstalmentGroup } from './instalmentChoice.ts';
import type { InstalmentBank } from '@vitrin/api-client/payment/instalments';
import { writeAmount } from '@vitrin/api-client/payment/writeAmount';
import type { Payment } from '@vitrin/api-client/payment/pay';
import { type PaymentStart, useCardDraft } from './useCardDraft.ts';
import { useInstalments } from './useInstalments.ts';
import { usePaying } from './usePaying.ts';
import { readPrice } from './validateCard.ts';

/** What the shop has set for payments by card. */
export interface CardSettings {
  readonly isContract: boolean;
  readonly showsCommission: boolean;
  /** Lira; undefined for none. */
  readonly minimum: number | undefined;
}

/** The order that is paid. */
export interface CardOrder {
  readonly id: string;
  /** Lira. */
  readonly price: number;
  readonly hasInstalments: boolean;
  /** Asked right before the charge: whether the order as it is then can be finished as it was chosen. */
  readonly accepts?: ((now: Checkout) => boolean) | undefined;
}

/** Card, instalment and charge as one flow; what one step decided is void as soon as the form or the amount changes. */
export function useCardPayment(
  identity: Identity,
  settings: CardSettings,
  order: CardOrder | undefined,
  start?: PaymentStart,
) {
  // With a comma, so that its decimals are not read as thousands.
  const due = order && writeAmount(order.price, ',');
  const card = useCardDraft(settings.isContract, identityKey(identity), due, start);
  const paying = usePaying(identity, order?.id);
  const [key, setKey] = useState<string>();
  const [isBelowMinimum, setBelowMinimum] = useState(false);
  const hasLookup = order?.hasInstalments ?? true;
  const price = readPrice(card.draft.price);
  const instalments = useInstalments(identity, price);
  const groups = groupsFor(hasLookup, instalments.banks, price);
  const rows = groups?.flatMap(({ choices }) => choices) ?? [];
  const chosen = rows.find((row) => row.key === key) ?? (rows.length === 1 ? rows[0] : undefined);

  const change = (next: Partial<CardDraft>) => {
    card.change(next);
    instalments.discard();
    setKey(undefined);
    paying.forget();
  };

  /** Whether the form may be sent; says why not. */
  const isReady = () => {
    if (!card.isValid || price === undefined) {
      card.tellAll();
      return false;
    }
    const isBelow = settings.minimum !== undefined && price < settings.minimum;
    setBelowMinimum(isBelow);
    return !isBelow;
  };
  const lookUp = () => {
    if (!isReady() || price === undefined) return;
    const { addsCommission, number } = card.draft;
    setKey(undefined);
    instalments.ask({ price, addsCommission, cardNumber: digitsOf(number) });
  };
  const pay = async () => {
    if (!isReady() || price === undefined || !chosen) return undefined;
    const end = await paying.pay(paymentOf(card.draft, price, chosen, settings, order), order?.accepts);
    return end?.kind === 'paid' ? end : undefined;
  };

  return {
    card,
    instalments,
    paying,
    groups,
    chosen,
    choose: setKey,
    change,
    lookUp,
    pay,
    isBelowMinimum,
    closeMinimum: () => setBelowMinimum(false),
  };
}

/** The ways to pay: as looked up, or one payment where there is nothing to look up or nothing was found. */
function groupsFor(
  hasLookup: boolean,
  banks: readonly InstalmentBank[] | undefined,
  price: number | undefined,
): readonly InstalmentGroup[] | undefined {
  if (price === undefined) return undefined;
  if (!hasLookup) return [singleGroup(price)];
  if (!banks) return undefined;
  const groups = groupsOf(banks);
  return groups.length > 0 ? groups : [singleGroup(price)];
}

const paymentOf = (
  draft: CardDraft,
  price: number,
  chosen: InstalmentChoice,
  { isContract }: CardSettings,
  order: CardOrder | undefined,
): Payment => ({
  card: {
    name: draft.name.trim(),
    number: digitsOf(draft.number),
    month: draft.month,
    year: draft.year,
    cvc: draft.cvc.trim(),
  },
  price,
  addsCommission: draft.addsCommission,
  option: chosen.sent,
  orderId: order?.id,
  ...(isContract && { phone: digitsOf(draft.phone), description: draft.description }),
});
