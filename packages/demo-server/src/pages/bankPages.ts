import { formatDay } from '../shop/calendar.ts';
import { formatMoney } from '../shop/money.ts';
import type { Payment, ThreeDsView } from '../shop/payments/Payment.ts';
import { escapeHtml, htmlPage } from './html.ts';

/** Where the pretended bank lives. */
export const bankPath = (token: string): string => `/demo-bank/${token}`;

/** What the payment answers: a page of one hidden form that leads to the bank, as banks' gateways send it. */
export const bankStart = (token: string, bankName: string): string => `<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><title>${escapeHtml(bankName)} 3D Secure doğrulamasına yönlendiriliyorsunuz…</title></head>
<body><form method="post" action="${bankPath(token)}"><input type="hidden" name="mesaj" value="Güvenli ödeme: doğrulama isteği"></form>
<script>document.forms[0].submit()</script></body></html>
`;

/** The page that asks for the one-time code. A real bank sends the code to the phone; this one shows it. */
export function codePage(
  token: string,
  { payment, code, attemptsLeft, secondsLeft, isWrongCode }: ThreeDsView,
): string {
  const wrong = isWrongCode
    ? `<p class="error" role="alert">Doğrulama kodu yanlış. Kalan deneme: ${String(attemptsLeft)}</p>`
    : '';
  return htmlPage(
    `${payment.bankName} 3D Secure`,
    `<main data-token-seconds="${String(secondsLeft)}">
<p class="home">${escapeHtml(payment.bankName)}</p>
<h1>3D Secure Doğrulama</h1>
<table><tbody>
<tr><th scope="row">İşyeri</th><td>Vitrin Toptan</td></tr>
<tr><th scope="row">Tutar</th><td>${formatMoney(payment.charged, 'TRY')}</td></tr>
<tr><th scope="row">Tarih</th><td>${formatDay(payment.day)}</td></tr>
<tr><th scope="row">Kart</th><td>${escapeHtml(payment.maskedCard)}</td></tr>
</tbody></table>
<p class="note">Deneme bankası kodu telefonunuza göndermek yerine burada gösterir:</p>
<p class="code" data-code>${code}</p>
<form method="post" action="${bankPath(token)}">
<label for="kod">Doğrulama Kodu</label>
<input id="kod" name="kod" inputmode="numeric" autocomplete="one-time-code" maxlength="6"${isWrongCode ? ' aria-invalid="true"' : ''}>
${wrong}
<p class="note">Kalan süre: <span data-seconds>${String(secondsLeft)}</span> sn</p>
<div class="actions">
<button name="islem" value="onayla">Onayla</button>
<button class="quiet" name="islem" value="reddet" formnovalidate>Reddet</button>
<button class="quiet" name="islem" value="vazgec" formnovalidate>Vazgeç</button>
</div>
</form></main>`,
    { kind: 'bank', hasScript: true },
  );
}

/** The page after a decision. Its script tells the shop's window; without one its link leads back. */
export function resultPage({ payment }: ThreeDsView): string {
  const isPaid = payment.state === 'paid';
  const back = returnAddress(payment);
  const message = isPaid ? 'Ödemeniz onaylandı.' : (payment.reason ?? 'İşlem tamamlanamadı.');
  const finishes = isPaid && payment.orderId !== 0 ? ' data-finishes' : '';
  // Approved collections lead on by themselves; refusals wait, so that the reason can be read.
  const leads = isPaid && payment.orderId === 0 ? ' data-leads' : '';
  return htmlPage(
    `${payment.bankName} 3D Secure`,
    `<main${finishes}${leads}>
<p class="home">${escapeHtml(payment.bankName)}</p>
<h1>${isPaid ? 'Onaylandı' : 'Onaylanmadı'}</h1>
<p role="status">${escapeHtml(message)}</p>
<p><a class="button" href="${back}" target="${isPaid ? '_self' : '_top'}" data-back>İşyerine dön</a></p></main>`,
    { kind: 'bank', hasScript: true },
  );
}

/** Where the bank sends the customer afterwards. */
function returnAddress({ state, id, financeId, orderId }: Payment): string {
  if (orderId !== 0) return `/spa/checkout/${String(orderId)}`;
  return state === 'paid' ? `/spa/payment/success/${String(id)}?fid=${String(financeId)}` : '/spa/payment';
}
