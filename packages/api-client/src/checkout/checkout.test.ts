import { expect, test } from 'vitest';
import { readCheckout } from './checkout.ts';
import { readFinishResult } from './finish.ts';

test('CHKT-02 CHKT-03 choices are read whole', () => {
  const checkout = readCheckout({
    toplamTutarF: '373.753,49 TRY',
    toplamTutarTLF: '₺373.753,49',
    toplamTutarTL: '373753.49',
    showToplamTL: 'True',
    payPrice: 373753.49,
    teslimatAracActive: true,
    teslimatKuryeActive: 'False',
    teslimatAracSaats: ['09:00 - 12:00', '', null, '13:00 - 17:00'],
    teslimatKuryeSaats: null,
    adreses: [{ id: 61, yetkili: 'Ahmet Yıldız' }, { id: '62' }, { id: 'x' }],
    bankaHesaps: [{ id: 3, bankaAdi: 'Ziraat', doviz: 'TRY', hesapNo: '1234', iban: 'TR33' }],
    odemeSekilleri: ['havale', 'KrediKarti', 'takas'],
    varsayilanOdemeSekli: 'kredikarti',
    creditCardEnable: 1,
    payProvider: 'PayNet',
    acikHesapMessage: '<p>Limit</p>',
    disableFinish: '1',
  });
  expect(checkout).toEqual({
    isNotFound: false,
    totalText: '373.753,49 TRY',
    totalLiraText: '₺373.753,49',
    totalLira: 373753.49,
    showTotalLira: true,
    payPrice: 373753.49,
    due: 373753.49,
    canDeliverByVehicle: true,
    vehicleTimes: ['09:00 - 12:00', '13:00 - 17:00'],
    canDeliverByCourier: false,
    courierTimes: [],
    addresses: [
      { id: 61, contact: 'Ahmet Yıldız', address: '', label: 'Ahmet Yıldız' },
      { id: 62, contact: '', address: '', label: 'Adres – No 62' },
    ],
    bankAccounts: [{ id: 3, bank: 'Ziraat', currency: 'TRY', accountNo: '1234', iban: 'TR33' }],
    paymentKinds: ['havale', 'kredikarti'],
    defaultPayment: 'kredikarti',
    canPayByCard: true,
    hasInstalments: true,
    openAccountHtml: '<p>Limit</p>',
    isFinishDisabled: true,
  });
});

test.each([
  [{ payPrice: '1.000,00 TL', toplamTutarTL: 5 }, 1000],
  [{ payPrice: null, toplamTutarTL: '1.000,00' }, 1000],
  [{ payPrice: '', toplamTutarTL: 5 }, 5],
  [{ payPrice: '#DEĞER!', toplamTutarTL: 5 }, undefined],
  [{}, undefined],
])(
  'USE-12 what a card is charged of %j is %j: never another amount for one that cannot be read',
  (body, due) => {
    expect(readCheckout(body).due).toBe(due);
  },
);

test.each([null, undefined, [], ['takas'], 'havale'])(
  'CHKT-03 payment choices %j mean all',
  (odemeSekilleri) => {
    expect(readCheckout({ odemeSekilleri }).paymentKinds).toEqual(['havale', 'acikhesap', 'kredikarti']);
  },
);

test.each([
  ['paynet', true],
  [' PAYNET ', true],
  ['garanti', false],
  ['', false],
  [null, false],
])('PAYM-06 provider %j has instalments to look up: %j', (payProvider, hasInstalments) => {
  expect(readCheckout({ payProvider }).hasInstalments).toBe(hasInstalments);
});

test('CHKT-08 an order that is not there', () => {
  expect(readCheckout({ notFound: true }).isNotFound).toBe(true);
});

test.each([
  [
    { hasError: false, errors: null },
    { hasError: false, errors: [] },
  ],
  [
    { hasError: true, errors: { a: 'Adres seçiniz.', b: ['Banka seçiniz.', ''] } },
    { hasError: true, errors: ['Adres seçiniz.', 'Banka seçiniz.'] },
  ],
  [
    { hasError: true, errors: ['Bir', 'İki', 'Bir'] },
    { hasError: true, errors: ['Bir', 'İki'] },
  ],
  [
    { hasError: true, errors: 'Kapalı' },
    { hasError: true, errors: ['Kapalı'] },
  ],
  [
    { hasError: true, errors: [{ field: 'a', message: 'Adres seçiniz.' }] },
    { hasError: true, errors: ['Adres seçiniz.'] },
  ],
  [
    { hasError: true, errorMessage: 'Kapalı' },
    { hasError: true, errors: ['Kapalı'] },
  ],
  [{ errors: { a: 'Adres seçiniz.' } }, { hasError: true, errors: ['Adres seçiniz.'] }],
])('CHKT-05 the answer %j', (body, result) => {
  expect(readFinishResult(body)).toEqual(result);
});
