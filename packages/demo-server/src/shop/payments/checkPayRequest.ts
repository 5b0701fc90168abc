import type { Day } from '../calendar.ts';
import { formatMoney } from '../money.ts';
import type { Minor } from '../money.ts';
import { instalmentsFor } from './instalments.ts';
import type { Instalment } from './instalments.ts';
import { anyBank, bankOfCard } from './cardBanks.ts';
import type { CardBank } from './cardBanks.ts';
import type { PayErrors, PayRequest } from './Payment.ts';
import { hasLuhnCheckDigit } from './testCards.ts';

/** The least a card can be charged for, in kuruş. */
export const minimumPayment: Minor = 10_000;

type Checked = { readonly bank: CardBank; readonly instalment: Instalment; readonly errors?: undefined };

/** Checks a wish to pay and finds the instalment it means. All amounts are computed anew: nothing of the request is believed. */
export function checkPayRequest(request: PayRequest, today: Day): Checked | { readonly errors: PayErrors } {
  const { cardNumber, amount, charged } = request;
  const errors: { -readonly [Field in keyof PayErrors]: PayErrors[Field] } = {};
  if (request.cardName.trim() === '') errors.CardName = 'Kart üzerindeki isim gerekli.';
  if (!/^\d{16}$/.test(cardNumber) || !hasLuhnCheckDigit(cardNumber))
    errors.CardNumber = 'Kart numarası geçersiz.';
  if (!/^\d{3}$/.test(request.cvc)) errors.CardCVC = 'CVC 3 haneli olmalı.';
  if (!(request.month >= 1 && request.month <= 12)) errors.CardMonth = 'Ay geçersiz.';
  else if (isPast(request, today)) errors.CardYear = 'Kartın son kullanma tarihi geçmiş.';
  if (!Number.isSafeInteger(amount) || amount < minimumPayment) {
    errors.Price = `Ödeme tutarı ${formatMoney(minimumPayment, 'TRY')} altında olamaz.`;
  }
  if (Object.keys(errors).length > 0) return { errors };

  const bank = bankOfCard(cardNumber.slice(0, 8));
  const [table] = instalmentsFor(amount, request.addCommission, cardNumber.slice(0, 8));
  const isUnlooked = request.bankId === 0 && request.instalmentId === 0;
  const instalment = table?.instalments.find(({ id, count }) =>
    isUnlooked ? count === 1 : id === request.instalmentId,
  );
  if (
    !instalment ||
    (!isUnlooked && request.bankId !== bank.id) ||
    request.instalments !== instalment.count
  ) {
    const offered =
      bank === anyBank ? 'yalnız tek çekim' : `en fazla ${String(bank.commission.length)} taksit`;
    return { errors: { BankPosId: `Taksit seçeneği bu kart için geçerli değil; ${offered} yapılabilir.` } };
  }
  if (charged !== (isUnlooked ? amount : instalment.total)) {
    return {
      errors: { ChargePrice: 'Çekilecek tutar değişti. Lütfen taksit seçeneklerini yeniden hesaplayın.' },
    };
  }
  return { bank, instalment: isUnlooked ? { ...instalment, total: amount } : instalment };
}

function isPast({ year, month }: PayRequest, today: Day) {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  return year < thisYear || (year === thisYear && month < thisMonth);
}
