import type { Store, Table } from '../../store/Store.ts';
import { randomToken } from '../randomToken.ts';
import type { Payment, ThreeDs, ThreeDsView } from './Payment.ts';
import type { CardBehaviour } from './testCards.ts';

/** A code is good for this many milliseconds and this many tries. */
export const codeLifetime = 3 * 60_000;
export const codeTries = 3;

/**
 * The bank's 3-D Secure page. A payment waits until the right code, a refusal, giving up or the end of its time decides
 * it; what was decided stays, whatever is asked afterwards.
 */
export interface ThreeDsPage {
  /** Opens a page for a waiting payment; gives the secret of its address. */
  readonly open: (payment: Payment, behaviour: CardBehaviour) => string;
  /** Undefined for an address the bank never gave out. */
  readonly read: (token: string) => ThreeDsView | undefined;
  /** The card holder enters a code. */
  readonly enter: (token: string, code: string) => ThreeDsView | undefined;
  /** The card holder presses 'Reddet'. */
  readonly refuse: (token: string) => ThreeDsView | undefined;
  /** The card holder leaves. */
  readonly abandon: (token: string) => ThreeDsView | undefined;
}

/** How a waiting payment ends; each is final and written at once. */
export interface Settlement {
  readonly paid: (payment: Payment) => Payment;
  readonly ended: (payment: Payment, state: 'refused' | 'abandoned' | 'expired', reason: string) => Payment;
}

export function createThreeDs(
  store: Store,
  payments: Table<Payment>,
  settle: Settlement,
  now: () => Date,
): ThreeDsPage {
  const pages = store.table<ThreeDs>('three_ds', { id: (page) => page.token });

  /** The page with its payment, after letting the time it waited count. */
  const find = (token: string) => {
    const page = pages.get(token);
    const payment = page && payments.get(String(page.paymentId));
    if (!page || !payment) return undefined;
    const isOver = payment.state === 'waiting' && now().getTime() >= page.expiresAt;
    return { page, payment: isOver ? settle.ended(payment, 'expired', 'Doğrulama süresi doldu.') : payment };
  };
  const view = (
    { code, attemptsLeft, expiresAt }: ThreeDs,
    payment: Payment,
    isWrongCode = false,
  ): ThreeDsView => ({
    payment,
    code,
    attemptsLeft,
    secondsLeft: payment.state === 'waiting' ? Math.ceil((expiresAt - now().getTime()) / 1000) : 0,
    isWrongCode,
  });
  const end = (token: string, state: 'refused' | 'abandoned', reason: string) => {
    const found = find(token);
    if (!found) return undefined;
    const { page, payment } = found;
    return view(page, payment.state === 'waiting' ? settle.ended(payment, state, reason) : payment);
  };

  return {
    open: (payment, behaviour) => {
      const token = randomToken();
      const [digits = 0] = crypto.getRandomValues(new Uint32Array(1));
      const code = String(digits % 1_000_000).padStart(6, '0');
      const expiresAt = now().getTime() + codeLifetime;
      pages.put({ token, paymentId: payment.id, code, attemptsLeft: codeTries, expiresAt, behaviour });
      return token;
    },
    read: (token) => {
      const found = find(token);
      return found && view(found.page, found.payment);
    },
    enter: (token, code) => {
      const found = find(token);
      if (!found) return undefined;
      const { page, payment } = found;
      if (payment.state !== 'waiting') return view(page, payment);
      if (code.trim() === page.code) {
        return view(
          page,
          page.behaviour === 'declinesAfterCode'
            ? settle.ended(payment, 'refused', 'İşlem bankanız tarafından reddedildi.')
            : settle.paid(payment),
        );
      }
      const tried = { ...page, attemptsLeft: page.attemptsLeft - 1 };
      return store.transaction(() => {
        pages.put(tried);
        if (tried.attemptsLeft > 0) return view(tried, payment, true);
        return view(tried, settle.ended(payment, 'refused', 'Doğrulama kodu üç kez yanlış girildi.'));
      });
    },
    refuse: (token) => end(token, 'refused', 'İşlemi bankanızın sayfasında reddettiniz.'),
    abandon: (token) => end(token, 'abandoned', 'İşlemden vazgeçildi.'),
  };
}
