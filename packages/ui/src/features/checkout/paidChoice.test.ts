import { afterEach, expect, test, vi } from 'vitest';
import { dropPaidChoice, keepPaidChoice, readPaidChoice } from './paidChoice.ts';

afterEach(() => void vi.unstubAllGlobals());

const identity = { isAuth: true, member: 'Ayşe', isDelegated: false, delegatedCompany: '' };
const choice = {
  draft: { delivery: 'kargo', addressId: 61 },
  instalment: { id: 1203, count: 3, addsCommission: true },
} as const;

/** The storage of a browser. */
function browser() {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

test('CHKT-04 what an order was paid with is there for its finish, and for nobody and nothing else', () => {
  const kept = browser();
  keepPaidChoice(identity, '100001', { ...choice, draft: { ...choice.draft, payment: 'havale' } });
  expect(readPaidChoice(identity, '100001')).toEqual(choice);
  expect(readPaidChoice(identity, '100002')).toBeUndefined();
  expect(readPaidChoice({ ...identity, delegatedCompany: 'Başkası' }, '100001')).toBeUndefined();
  dropPaidChoice(identity, '100001');
  expect(kept.size).toBe(0);
});

test.each(['{', '7', '{"instalment":{"id":"x"}}', '{"draft":null}'])('%s is no instalment', (text) => {
  const kept = browser();
  keepPaidChoice(identity, '100001', choice);
  for (const key of kept.keys()) kept.set(key, text);
  expect(readPaidChoice(identity, '100001')?.instalment).toBeUndefined();
});

test('FAIL-04 where storage is refused this page knows it until the order is finished', () => {
  vi.stubGlobal('localStorage', undefined);
  keepPaidChoice(identity, '100001', choice);
  expect(readPaidChoice(identity, '100001')).toEqual(choice);
  dropPaidChoice(identity, '100001');
  expect(readPaidChoice(identity, '100001')).toBeUndefined();
});
