import { expect, test } from 'vitest';
import { readAccount } from '../account/account.ts';
import { readCheckLogin } from './checkLogin.ts';
import { readFlag, readFlagUnlessOff } from '../read/readFlag.ts';
import { readLoginPage } from './loginPage.ts';
import { readLoginResult } from './login.ts';
import { readRefusal } from '../read/readRefusal.ts';

test('a flag is on in five forms and in no other', () => {
  expect([true, 'True', 'true', 1, '1'].map(readFlag)).toEqual([true, true, true, true, true]);
  const others = [false, 'False', 'TRUE', 'evet', 'on', 2, 0, '0', '', null, undefined, [], {}, [true]];
  expect(others.filter(readFlag)).toEqual([]);
  expect([false, 'False', 'false', 0, '0'].filter(readFlagUnlessOff)).toEqual([]);
});

test.each([
  [true, true],
  ['True', true],
  [1, true],
  [false, false],
  ['false', false],
  [0, false],
  [null, undefined],
  ['belki', undefined],
  [{}, undefined],
])('APP-04 the login check %j says %j', (body, answer) => {
  expect(readCheckLogin(body)).toBe(answer);
});

test('LOGN-04 the login page', () => {
  const body = {
    logo: 'logo.svg',
    showBayiFormu: 'True',
    firmaAdi: 'Anadolu Hırdavat',
    companyInfo: { ADRES: 'Başakşehir', TELEFON: '0212', EMAIL: null },
    background: ['/1.svg', '', null, '/2.svg'],
  };
  expect(readLoginPage(body)).toEqual({
    logo: 'logo.svg',
    companyName: 'Anadolu Hırdavat',
    address: 'Başakşehir',
    phone: '0212',
    email: '',
    backgrounds: ['/1.svg', '/2.svg'],
    hasDealerForm: true,
  });
  expect(readLoginPage({ background: '/1.svg' }).backgrounds).toEqual(['/1.svg']);
  expect(readLoginPage({ background: null }).backgrounds).toEqual([]);
});

test('LOGN-02 the answer to a sign-in', () => {
  expect(readLoginResult({ hasError: false, errorMessage: null })).toEqual({
    hasError: false,
    errorMessage: '',
  });
  expect(readLoginResult({ hasError: 'True', errorMessage: 'Hatalı.' })).toEqual({
    hasError: true,
    errorMessage: 'Hatalı.',
  });
});

test('a write is refused only where it says so', () => {
  expect(readRefusal({ hasError: true, errorMessage: 'Kapalı.' })).toBe('Kapalı.');
  expect(readRefusal({ hasError: true, errors: { adet: 'Çok fazla.' }, errorMessage: 'Hata.' })).toBe(
    'Çok fazla.',
  );
  expect(readRefusal({ hasError: true, errors: {}, errorMessage: 'Kapalı.' })).toBe('Kapalı.');
  expect(readRefusal({ hasError: '1' })).toBe('');
  expect([{}, { errorMessage: 'Kapalı.' }, null, 'hasError'].map(readRefusal)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('ACCT-01 the account', () => {
  const cari = {
    ad: 'Yıldız',
    cariNo: '120.01.034',
    vergiDairesi: 'Kadıköy',
    vergiNumarasi: 1234567890,
    risk: 250000,
  };
  const adresler = [{ adres: 'Bağdat Cad.', yetkili: null }, {}, { yetkili: 'Ahmet' }];
  expect(readAccount({ cari, temsilci: { ad: 'Elif', email: 'elif@example.com' }, adresler })).toEqual({
    companyName: 'Yıldız',
    cariNo: '120.01.034',
    taxOffice: 'Kadıköy',
    taxNumber: '1234567890',
    riskLimit: 250000,
    representative: { name: 'Elif', email: 'elif@example.com' },
    addresses: [
      { address: 'Bağdat Cad.', contact: '' },
      { address: '', contact: 'Ahmet' },
    ],
  });
  expect(readAccount({ cari: { risk: '250.000,00' }, temsilci: { ad: '' } })).toMatchObject({
    riskLimit: '250.000,00',
    representative: undefined,
    addresses: [],
  });
});
