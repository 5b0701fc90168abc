import { readCheckout } from '@vitrin/api-client/checkout/checkout';
import { describe, expect, test } from 'vitest';
import { bareIban, groupIban } from './groupIban.ts';
import { offeredDeliveries, offeredPayments, resolveChoice } from './resolveChoice.ts';
import { isComplete, validateChoice } from './validateChoice.ts';

const full = {
  teslimatAracActive: true,
  teslimatAracSaats: ['09:00', '14:00'],
  teslimatKuryeActive: true,
  teslimatKuryeSaats: ['11:00', '16:00'],
  adreses: [
    { id: 4, yetkili: 'Merkez' },
    { id: 5, yetkili: 'Depo' },
  ],
  bankaHesaps: [{ id: 1 }, { id: 2 }],
  creditCardEnable: true,
};
const offer = (change: object = {}) => readCheckout({ ...full, ...change });

const errorsOf = (draft: Parameters<typeof resolveChoice>[0], checkout = offer()) =>
  Object.keys(validateChoice(resolveChoice(draft, checkout).choice, checkout));

describe('CHKT-02 deliveries', () => {
  test('depo and kargo always, arac and kurye only where they are active', () => {
    expect(offeredDeliveries(offer())).toEqual(['depo', 'kargo', 'arac', 'kurye']);
    expect(offeredDeliveries(readCheckout({}))).toEqual(['depo', 'kargo']);
  });

  test('depo is the default', () => {
    expect(resolveChoice({}, offer()).choice.delivery).toBe('depo');
  });
});

describe('CHKT-03 payments', () => {
  test('a card needs the server’s leave', () => {
    expect(offeredPayments(offer())).toEqual(['havale', 'acikhesap', 'kredikarti']);
    expect(offeredPayments(offer({ creditCardEnable: false }))).toEqual(['havale', 'acikhesap']);
  });

  test.each([
    [{}, 'havale'],
    [{ varsayilanOdemeSekli: 'acikhesap' }, 'acikhesap'],
    [{ varsayilanOdemeSekli: 'kredikarti' }, 'kredikarti'],
    [{ varsayilanOdemeSekli: 'kredikarti', creditCardEnable: false }, 'havale'],
    [{ odemeSekilleri: ['acikhesap'], varsayilanOdemeSekli: 'havale' }, 'acikhesap'],
    [{ odemeSekilleri: ['kredikarti'], creditCardEnable: false }, undefined],
  ])('%j begins with %j', (change, payment) => {
    expect(resolveChoice({}, offer(change)).choice.payment).toBe(payment);
  });
});

describe('CHKT-04 what must be chosen before sending', () => {
  test('an address, a time and an account, each only for its own choice', () => {
    expect(errorsOf({ payment: 'acikhesap' })).toEqual([]);
    expect(errorsOf({ delivery: 'kargo' })).toEqual(['addressId', 'bankAccountId']);
    expect(errorsOf({ delivery: 'arac', bankAccountId: 1 })).toEqual(['vehicleTime']);
    expect(errorsOf({ delivery: 'kurye', bankAccountId: 1, courierTime: '11:00' })).toEqual([]);
  });

  test('nothing is missing where the server offers none of it', () => {
    const bare = readCheckout({ teslimatAracActive: true });
    expect(errorsOf({ delivery: 'kargo' }, bare)).toEqual([]);
    expect(errorsOf({ delivery: 'arac' }, bare)).toEqual([]);
  });

  test('the only one there is is taken', () => {
    const one = offer({ adreses: [{ id: 9 }], bankaHesaps: [{ id: 3 }] });
    const { choice } = resolveChoice({ delivery: 'kargo' }, one);
    expect(choice).toMatchObject({ addressId: 9, bankAccountId: 3 });
  });

  test('without a way to pay nothing can be sent', () => {
    const checkout = offer({ odemeSekilleri: ['kredikarti'], creditCardEnable: false });
    const { choice } = resolveChoice({}, checkout);
    const errors = validateChoice(choice, checkout);
    expect(isComplete(choice, errors)).toBe(false);
  });
});

describe('a choice that is no longer offered', () => {
  test('falls back and says so', () => {
    const less = offer({ teslimatAracActive: false, odemeSekilleri: ['havale'] });
    const { choice, kept, lost } = resolveChoice({ delivery: 'arac', payment: 'acikhesap' }, less);
    expect(choice).toMatchObject({ delivery: 'depo', payment: 'havale' });
    expect(kept).toMatchObject({ delivery: undefined, payment: undefined });
    expect(lost).toEqual([
      '“Araç” artık sunulmuyor; Depodan Teslim seçildi.',
      '“Açık Hesap” artık sunulmuyor; Havale / EFT seçildi.',
    ]);
  });

  test('what did not matter is not spoken of', () => {
    const less = offer({ adreses: [{ id: 5 }, { id: 6 }] });
    expect(resolveChoice({ delivery: 'depo', addressId: 4 }, less).lost).toEqual([]);
    expect(resolveChoice({ delivery: 'kargo', addressId: 4 }, less).lost).toHaveLength(1);
  });
});

test.each([
  ['TR330006100519786457841326', 'TR33 0006 1005 1978 6457 8413 26'],
  ['tr33 0006 1005 1978 6457 8413 26', 'TR33 0006 1005 1978 6457 8413 26'],
  [' şubeden sorunuz ', 'şubeden sorunuz'],
  ['', ''],
])('CHKT-01 the IBAN %j is shown as %j', (text, shown) => {
  expect(groupIban(text)).toBe(shown);
  expect(bareIban(shown)).toBe(shown.startsWith('TR') ? shown.replaceAll(' ', '') : shown);
});
