import { expect, test } from 'vitest';
import { readInstalments } from './instalments.ts';
import { readPaymentResult } from './pay.ts';

const bank = {
  bank_id: '12',
  bank_logo: null,
  bank_name: 'Garanti BBVA',
  ratio: [
    {
      id: 1201,
      instalment: 1,
      desc: 'Tek Çekim',
      ratioNew: '0',
      total_amount: '1.234,50',
      total_net_amount: 1234.5,
    },
    {
      id: 1203,
      instalment: '3',
      desc: '3 Taksit',
      ratioNew: '4,125',
      total_amount: 1286.97,
      instalment_amount: 428.99,
    },
    { id: 1206, instalment: 6, desc: 'Tutarsız' },
    { id: 1209, instalment: 9, desc: 'Sıfır', total_amount: 0 },
    { id: 1212, instalment: 12, desc: 'Eksi', total_amount: '-1.234,50' },
    { id: null, instalment: 15, desc: 'Numarasız', total_amount: 1234.5 },
  ],
};

test.each([[{ data: [bank] }], [{ data: { data: [bank] } }]])('PAYM-07 options however wrapped', (body) => {
  expect(readInstalments(body)).toEqual([
    {
      id: '12',
      name: 'Garanti BBVA',
      logoUrl: '',
      options: [
        {
          id: 1201,
          instalments: 1,
          description: 'Tek Çekim',
          commission: 0,
          totalAmount: 1234.5,
          instalmentAmount: undefined,
          netAmount: 1234.5,
        },
        {
          id: 1203,
          instalments: 3,
          description: '3 Taksit',
          commission: 4.125,
          totalAmount: 1286.97,
          instalmentAmount: 428.99,
          netAmount: undefined,
        },
      ],
    },
  ]);
});

test('PAYM-09 the page of the bank is decoded as UTF-8', () => {
  const html = '<form action="https://banka.example">Şifre gönderildi: ığüşöç</form>';
  const threedsHtmlContent = Buffer.from(html, 'utf8').toString('base64');
  expect(readPaymentResult({ openThreedsPagePopUp: 'True', threedsHtmlContent })).toEqual({
    opensThreeDSecure: true,
    threeDSecureHtml: html,
    hasError: false,
    errors: [],
    id: '',
    receiptId: '',
  });
});

const bankHtmlOf = (threedsHtmlContent: unknown) =>
  readPaymentResult({ openThreedsPagePopUp: true, threedsHtmlContent }).threeDSecureHtml;

const turkish = '<!doctype html><p title="?>~">Şifre gönderildi: ığüşöç İĞÜŞÖÇ</p>';
/** As windows-1254 writes it. */
const legacyBytes = Buffer.from(
  '<!doctype html><p title="?>~">\xDEifre g\xF6nderildi: \xFD\xF0\xFC\xFE\xF6\xE7 \xDD\xD0\xDC\xDE\xD6\xC7</p>',
  'latin1',
);

test.each([
  ['base64', Buffer.from(turkish).toString('base64')],
  ['base64 in lines', Buffer.from(turkish).toString('base64').replace(/.{40}/g, '$&\r\n')],
  ['base64url, not padded', Buffer.from(turkish).toString('base64url')],
  ['HTML as it is', turkish],
  ['windows-1254 in base64', legacyBytes.toString('base64')],
  ['windows-1254 in base64url', legacyBytes.toString('base64url')],
])('SAFE-05 the page of the bank is read from %s', (_how, content) => {
  expect(bankHtmlOf(content)).toBe(turkish);
});

test('base64url of the page differs from its base64, so that the above tells them apart', () => {
  expect(Buffer.from(turkish).toString('base64')).toMatch(/[+/]/);
});

// One of white space alone among them.
test.each(['%%%', 'Hata', 'YmFuawo', btoa(' \n '), '', null, 7])(
  'SAFE-05 PAYM-09 %j is no page',
  (content) => {
    expect(bankHtmlOf(content)).toBe('');
  },
);

test('PAYM-10 paid, and refused in three ways', () => {
  expect(readPaymentResult({ id: 70051, fid: 31207 })).toMatchObject({
    id: 70051,
    receiptId: 31207,
    hasError: false,
  });
  const refused = { hasError: true, errors: ['Limit yetersiz.'] };
  expect(readPaymentResult({ hasError: true, errorMessage: 'Limit yetersiz.' })).toMatchObject(refused);
  expect(readPaymentResult({ hasError: true, errors: { CardNumber: 'Limit yetersiz.' } })).toMatchObject(
    refused,
  );
  expect(readPaymentResult({ errors: ['Limit yetersiz.'] })).toMatchObject(refused);
});
