import { afterEach, expect, test } from 'vitest';
import {
  choosePayment,
  describeDocuments,
  paidDocuments,
  payChoice,
  startOf,
  unpaidChoice,
} from './payDocuments.ts';

const identity = { isAuth: true, member: 'Ayşe', isDelegated: false, delegatedCompany: '' };
const other = { ...identity, member: 'Ali' };
const documents = [
  { key: 'a', documentNo: 'KTA1', kurus: 1213275 },
  { key: 'b', documentNo: 'KTA2', kurus: 10 },
];

afterEach(() => payChoice(identity).set(undefined));

test('LEDG-03 what is open of all of them is the amount, to the kuruş', () => {
  choosePayment(identity, '2026-08-01', documents);
  const choice = unpaidChoice(identity);
  expect(choice && startOf(choice)).toEqual({
    price: '12132,85',
    description: 'Ödeme yapılan belgeler: KTA1, KTA2',
  });
  expect(unpaidChoice(other)).toBeUndefined();
});

test('LEDG-03 a payment that was sent for them and is taken names them, another does not', () => {
  choosePayment(identity, '2026-08-01', documents);
  expect(paidDocuments(identity, '7')).toEqual([]);
  payChoice(identity).set({ ...payChoice(identity).get(), isSent: true });
  expect(paidDocuments(identity, '8')).toEqual(documents);
  expect(paidDocuments(identity, '8')).toEqual(documents);
  expect(paidDocuments(identity, '9')).toEqual([]);
  expect(unpaidChoice(identity)).toBeUndefined();
});

test('LEDG-03 a description of 500 characters says how many documents it does not name', () => {
  const many = Array.from({ length: 60 }, (_, place) => ({
    ...documents[0],
    key: '',
    kurus: 1,
    documentNo: `KTA2026${place + 10}`,
  }));
  const text = describeDocuments(many);
  expect(text.length).toBeLessThanOrEqual(500);
  const named = text.match(/KTA/g)?.length ?? 0;
  expect(text).toMatch(new RegExp(` ve ${60 - named} belge daha$`));
  expect(describeDocuments([{ key: '', kurus: 1, documentNo: 'X'.repeat(900) }])).toHaveLength(500);
});

test('LEDG-03 what another build has kept is no choice', () => {
  for (const kept of [{ documents: 'x' }, { documents: [{ kurus: 'x' }, { kurus: -1 }] }, 7]) {
    payChoice(identity).set(kept);
    expect(payChoice(identity).get()).toBeUndefined();
  }
});
