import { expect, test } from 'vitest';
import { emptyDraft, type CardDraft } from './cardDraft.ts';
import { expiryYears, readPrice, validateCard } from './validateCard.ts';

const today = { year: 2026, month: 11 };
const filled: CardDraft = {
  name: 'AYŞE IŞIK',
  number: '4509 0111 0000 0004',
  month: '11',
  year: '2026',
  cvc: '123',
  price: '1.234,50',
  addsCommission: false,
  phone: '05325550101',
  description: '',
};
const judge = (change: Partial<CardDraft>, isContract = false) =>
  validateCard({ ...filled, ...change }, isContract, today);

test('PAYM-02 a filled form is valid, with and without a contract', () => {
  expect(judge({})).toEqual({});
  expect(judge({}, true)).toEqual({});
});

test('PAYM-02, PAYM-03 what is missing is named', () => {
  expect(validateCard(emptyDraft, true, today)).toEqual({
    name: 'Kart Üzerindeki İsim gerekli.',
    number: 'Kart Numarası gerekli.',
    month: 'Ay gerekli.',
    year: 'Yıl gerekli.',
    cvc: 'CVC gerekli.',
    price: 'Tutar gerekli.',
    phone: 'Telefon gerekli.',
  });
});

test.each([
  [{ name: '   ' }, { name: 'Kart Üzerindeki İsim gerekli.' }],
  [{ number: '4509 0111 0000 000' }, { number: 'Kart Numarası 16 haneli olmalı.' }],
  [{ number: '4509 0111 0000 00045' }, { number: 'Kart Numarası 16 haneli olmalı.' }],
  [{ number: '4509 0111 0000 000x' }, { number: 'Kart Numarası sayı olmalı.' }],
  [{ number: '٤٥٠٩٠١١١٠٠٠٠٠٠٠٤' }, { number: 'Kart Numarası sayı olmalı.' }],
  [{ cvc: '12' }, { cvc: 'CVC 3 haneli olmalı.' }],
  [{ cvc: '1a3' }, { cvc: 'CVC sayı olmalı.' }],
  [{ month: '13' }, { month: 'Ay gerekli.' }],
  [{ month: '10' }, { month: 'Kartın son kullanma tarihi geçmiş.' }],
  [{ month: '10', year: '2027' }, {}],
  [{ year: '2025' }, { year: 'Yıl gerekli.' }],
  [{ year: '2042' }, { year: 'Yıl gerekli.' }],
  [{ price: 'yüz' }, { price: 'Tutar sayı olmalı.' }],
  [{ price: '0' }, { price: 'Tutar sıfırdan büyük olmalı.' }],
  [{ price: '-5' }, { price: 'Tutar sıfırdan büyük olmalı.' }],
  [{ price: '0,004' }, { price: 'Tutar sıfırdan büyük olmalı.' }],
  [{ price: '0,01' }, {}],
  [{ price: '90.071.992.547.409,91' }, {}],
  [{ price: '90.071.992.547.409,92' }, { price: 'Tutar çok büyük.' }],
  [{ price: '4509011100000004509011100' }, { price: 'Tutar çok büyük.' }],
])('PAYM-02 %j', (change, errors) => {
  expect(judge(change)).toEqual(errors);
});

test.each([
  [{ phone: '5325550101' }, { phone: 'Telefon 11 haneli olmalı.' }],
  [{ phone: '0532 555 01 01' }, {}],
  [{ phone: '0 (532) 555-01-01' }, {}],
  [{ phone: '+905325550101' }, { phone: 'Telefon sayı olmalı.' }],
  [{ description: 'a'.repeat(500) }, {}],
  [{ description: 'a'.repeat(501) }, { description: 'Açıklama en fazla 500 karakter olabilir.' }],
])('PAYM-02 in contract mode: %o', (change, errors) => {
  expect(judge(change, true)).toEqual(errors);
  expect(judge(change)).toEqual({});
});

test('American Express is refused from its 15th digit', () => {
  expect(judge({ number: '37828224631000' }).number).toBe('Kart Numarası 16 haneli olmalı.');
  expect(judge({ number: '378282246310005' }).number).toMatch(/^American Express/);
  expect(judge({ number: '3782822463100051' }).number).toMatch(/^American Express/);
});

test('PAYM-02 cards expire this year or in one of the fifteen after it', () => {
  const years = expiryYears(today);
  expect([years.length, years[0], years.at(-1)]).toEqual([16, '2026', '2041']);
});

test.each([
  ['1.234,50', 1234.5],
  ['1234.50', 1234.5],
  ['1,234.50', 1234.5],
  ['1.234', 1234],
  ['₺ 250', 250],
  ['0', undefined],
  ['0,004', undefined],
  ['4509011100000004509011100', undefined],
  ['1e3', undefined],
])('an amount in either notation: %j', (text, amount) => {
  expect(readPrice(text)).toBe(amount);
});
