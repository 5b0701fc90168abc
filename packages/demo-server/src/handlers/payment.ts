import { HttpResponse } from 'msw';
import type { RequestHandler } from 'msw';
import type { DemoShop } from '../demoShop.ts';
import { bankStart } from '../pages/bankPages.ts';
import { receiptPage } from '../pages/receiptPage.ts';
import { signInPage } from '../pages/signInPage.ts';
import type { PayOutcome } from '../shop/payments/Payment.ts';
import { http, platform } from './http.ts';
import type { Wire } from './http.ts';
import { htmlInit } from './htmlAnswer.ts';
import { readPayment, readPointAmount } from './readPayment.ts';
import type { Authentication } from './Authentication.ts';
import { writeInstalments } from './writeInstalments.ts';

/** Card payments, instalments and printed receipts. */
export function paymentHandlers(
  { payments, printedReceipt }: DemoShop,
  { member }: Authentication,
): RequestHandler[] {
  return [
    http.get('/payment2/PaynetRatio', async ({ request, cookies, response }) => {
      const dealer = await member({ request, cookies });
      if (!dealer) return response(401).json(platform.sessionLost);
      const query = new URL(request.url).searchParams;
      const amount = readPointAmount(query.get('price'));
      const cardNumber = query.get('cardNumber') ?? '';
      if (amount === undefined || !/^\d{16}$/.test(cardNumber))
        return response(400).json(platform.badRequest);
      const addsCommission = query.get('addcomissionToAmount') === 'true';
      return response(200).json({ data: writeInstalments(amount, addsCommission, cardNumber.slice(0, 8)) });
    }),
    http.post('/payment2', async ({ request, cookies, response }) => {
      const dealer = await member({ request, cookies });
      if (!dealer) return response(401).json(platform.sessionLost);
      const wish = await readPayment(request);
      if (!wish) return response(400).json(platform.badRequest);
      const outcome = payments.pay(dealer.actor, wish);
      // The card decides that nobody learns what became of it: the connection breaks instead of an answer.
      if (outcome.kind === 'silent') return response.untyped(HttpResponse.error());
      return response(200).json(writeOutcome(outcome));
    }),
    http.get('/payment2/print/{id}', async ({ request, cookies, params, response }) => {
      const dealer = await member({ request, cookies });
      if (!dealer) return response(401).text(signInPage(), htmlInit);
      const receipt = printedReceipt(dealer.actor, Number(params.id));
      return receipt
        ? response(200).text(receiptPage(receipt), htmlInit)
        : response(404).json(platform.notFound);
    }),
  ];
}

const nothing: Wire['PaymentResult'] = {
  openThreedsPagePopUp: false,
  threedsHtmlContent: null,
  hasError: false,
  errorMessage: null,
  errors: null,
  id: null,
  fid: null,
};

function writeOutcome(outcome: Exclude<PayOutcome, { kind: 'silent' }>): Wire['PaymentResult'] {
  switch (outcome.kind) {
    case 'paid':
      return { ...nothing, id: outcome.payment.id, fid: outcome.payment.financeId };
    case 'threeDs':
      return {
        ...nothing,
        openThreedsPagePopUp: true,
        threedsHtmlContent: toBase64(bankStart(outcome.token, outcome.payment.bankName)),
      };
    case 'refused':
      return { ...nothing, hasError: true, errorMessage: outcome.message };
    case 'invalid':
      return { ...nothing, hasError: true, errors: outcome.errors };
  }
}

/** Base64 of the UTF-8 bytes. */
const toBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
