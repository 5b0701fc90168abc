import { expect, test } from 'vitest';
import { readApplication } from './application.ts';
import { setting, settingFlag, settingNumber } from './settings.ts';

const themeSettings = { layouts: { master: 'sidebar' }, unknown: [1] };
const application = readApplication({
  settings: {
    firmaadi: 'Anadolu Hırdavat',
    'home.vitrin.tipi': 'slider',
    'stok.listele.stoktakiler': 'True',
    paymentMinTutar: '1.000,50',
    'kisayol.fiyat.3': null,
    showReportBarcode: true,
    nested: { a: 1 },
  },
  themeSettings,
  dovizs: [
    { ad: 'USD', satis: 41.23 },
    { ad: 'EUR', satis: '48,10' },
    { ad: 'GBP', satis: null },
    { ad: '', satis: 1 },
    null,
  ],
  autoComplete: 'True',
  enableDelegation: 1,
  isDelegated: '1',
  themeEditorActive: 'true',
  isAuth: true,
  memberDisplayName: 'Merve Kaya',
  delegatedCompanyDisplayName: 'Işık Elektrik Ltd. Şti.',
});

test('APP-02 settings are asked by their dotted names', () => {
  expect(setting(application, 'firmaadi')).toBe('Anadolu Hırdavat');
  expect(setting(application, 'home.vitrin.tipi')).toBe('slider');
  expect(setting(application, 'kisayol.fiyat.3')).toBe('');
  expect(setting(application, 'nested')).toBe('');
  expect(setting(application, 'showReportBarcode')).toBe('true');
  expect(settingFlag(application, 'stok.listele.stoktakiler')).toBe(true);
  expect(settingFlag(application, 'firmaadi')).toBe(false);
  expect(settingNumber(application, 'paymentMinTutar')).toBe(1000.5);
});

test('APP-02 flags and identity', () => {
  expect(application).toMatchObject({
    canDelegate: true,
    hasAutoComplete: true,
    isThemeEditorActive: true,
    identity: {
      isAuth: true,
      member: 'Merve Kaya',
      isDelegated: true,
      delegatedCompany: 'Işık Elektrik Ltd. Şti.',
    },
  });
});

test('a company named without delegation is not acted for, and a guest has no name', () => {
  const body = { settings: {}, memberDisplayName: 'Merve Kaya', delegatedCompanyDisplayName: 'Işık' };
  expect(readApplication(body).identity).toEqual({
    isAuth: false,
    member: '',
    isDelegated: false,
    delegatedCompany: '',
  });
});

test('a company that is acted for may have no name', () => {
  const body = { isAuth: true, memberDisplayName: 'Merve Kaya', isDelegated: true };
  expect(readApplication({ ...body, delegatedCompanyDisplayName: null }).identity).toEqual({
    isAuth: true,
    member: 'Merve Kaya',
    isDelegated: true,
    delegatedCompany: '',
  });
});

test('HOME-06 rates are numbers or the texts of the server; those without either are left out', () => {
  expect(application.rates).toEqual([
    { name: 'USD', selling: 41.23 },
    { name: 'EUR', selling: '48,10' },
  ]);
});

test('the theme is the very object that came', () => {
  expect(application.themeSettings).toBe(themeSettings);
});
