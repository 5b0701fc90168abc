import { readCheckout } from '@vitrin/api-client/checkout/checkout';
import { describe, expect, test } from 'vitest';
import { offeredDeliveries, offeredPayments, resolveChoice } from './resolveChoice.ts';
import { isComplete, validateChoice } from './validateChoice.ts';

const switches = [false, true];
const allowed = [null, ['havale'], ['acikhesap'], ['kredikarti'], ['havale', 'kredikarti'], ['altın']];
const usual = [null, 'havale', 'acikhesap', 'kredikarti', 'altın'];

/** Every combination of what the server may say about delivery and payment; 480 of them. */
const combinations = switches.flatMap((teslimatAracActive) =>
  switches.flatMap((teslimatKuryeActive) =>
    switches.flatMap((creditCardEnable) =>
      switches.flatMap((hasLists) =>
        allowed.flatMap((odemeSekilleri) =>
          usual.map((varsayilanOdemeSekli) => ({
            hasLists,
            body: {
              teslimatAracActive,
              teslimatKuryeActive,
              creditCardEnable,
              odemeSekilleri,
              varsayilanOdemeSekli,
              ...(hasLists && {
                teslimatAracSaats: ['09:00', '14:00'],
                teslimatKuryeSaats: ['11:00', '16:00'],
                adreses: [{ id: 4 }, { id: 5 }],
                bankaHesaps: [{ id: 1 }, { id: 2 }],
              }),
            },
          })),
        ),
      ),
    ),
  ),
);

/** What the specification says can be paid by, written down again without the product's rules. */
function payable({ body }: (typeof combinations)[number]): string[] {
  const known = (body.odemeSekilleri ?? []).filter((kind) => kind !== 'altın');
  const kinds = known.length === 0 ? ['havale', 'acikhesap', 'kredikarti'] : known;
  return kinds.filter((kind) => kind !== 'kredikarti' || body.creditCardEnable);
}

describe('every combination of the server’s flags', () => {
  test('CHKT-02 depo and kargo always, arac and kurye by their flags', () => {
    for (const { body } of combinations) {
      const extra = [body.teslimatAracActive && 'arac', body.teslimatKuryeActive && 'kurye'];
      expect(offeredDeliveries(readCheckout(body))).toEqual(['depo', 'kargo', ...extra.filter(Boolean)]);
    }
  });

  test('CHKT-03 payments by list and flag; the server’s default where it can be had, else havale', () => {
    for (const combination of combinations) {
      const { body } = combination;
      const checkout = readCheckout(body);
      const kinds = payable(combination);
      expect(new Set(offeredPayments(checkout))).toEqual(new Set(kinds));
      const wanted = [body.varsayilanOdemeSekli ?? '', 'havale', ...kinds].find((kind) =>
        kinds.includes(kind),
      );
      const { choice } = resolveChoice({}, checkout);
      expect({ ...body, ...choice }).toMatchObject({ delivery: 'depo', payment: wanted });
    }
  });

  test('CHKT-04 each delivery and payment wants what the server offered for it, and nothing else', () => {
    const wants = { depo: [], kargo: ['addressId'], arac: ['vehicleTime'], kurye: ['courierTime'] };
    for (const combination of combinations) {
      const { body, hasLists } = combination;
      const checkout = readCheckout(body);
      for (const delivery of offeredDeliveries(checkout)) {
        for (const payment of offeredPayments(checkout)) {
          const { choice, lost } = resolveChoice({ delivery, payment }, checkout);
          const errors = validateChoice(choice, checkout);
          const expected = hasLists
            ? [...wants[delivery], ...(payment === 'havale' ? ['bankAccountId'] : [])]
            : [];
          expect({ ...body, delivery, payment, missing: Object.keys(errors) }).toMatchObject({
            missing: expected,
          });
          expect(isComplete(choice, errors)).toBe(expected.length === 0);
          expect(lost).toEqual([]);
        }
      }
    }
  });

  test('a choice made under one combination falls back under another, and says so', () => {
    for (const { body } of combinations) {
      const checkout = readCheckout(body);
      const draft = { delivery: 'arac', payment: 'kredikarti' } as const;
      const { choice, kept, lost } = resolveChoice(draft, checkout);
      const isDeliveryLost = !offeredDeliveries(checkout).includes('arac');
      const isPaymentLost = !offeredPayments(checkout).includes('kredikarti');
      expect(choice.delivery).toBe(isDeliveryLost ? 'depo' : 'arac');
      expect(kept.payment).toBe(isPaymentLost ? undefined : 'kredikarti');
      expect(lost).toHaveLength(Number(isDeliveryLost) + Number(isPaymentLost));
    }
  });
});
