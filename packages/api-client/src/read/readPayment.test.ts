import { expect, test } from 'vitest';
import { readInstalments } from './readInstalments.ts';
import { readPaymentResult } from './readPaymentResult.ts';

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

test('a page that is no base64 is none', () => {
  expect(
    readPaymentResult({ openThreedsPagePopUp: true, threedsHtmlContent: '<form>' }).threeDSecureHtml,
  ).toBe('');
});

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
