import { type BasketVariation, readBasket } from '@vitrin/api-client/basket/basket';
import { BrowserStorage } from '@vitrin/api-client/stored/browserStorage.fixture';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { basketWidths } from './basketWidths.ts';
import { currencyName } from './currencyName.ts';
import { orderNotes } from './orderNotes.ts';
import { variationGain } from './variationGain.ts';

const sum = (currency: string, totalText: string) => ({ currency, totalText, subtotalText: '', vatText: '' });
const variation = (currency: string, totalText: string): BasketVariation => ({
  id: 1,
  title: 'Peşin',
  description: '',
  currency,
  totalText,
  subtotalText: '',
  vatText: '',
});

describe('BSKT-05 USE-12 what a variation saves', () => {
  test.each([
    ['171.528,39 TL', '180.556,20 TL', '9.027,81 TL'],
    ['₺0,10', '0.30', '0,20 TL'],
    ['1.000,00 TL', '1.000,00 TL', undefined],
    ['1.500,00 TL', '1.000,00 TL', undefined],
    ['sorunuz', '1.000,00 TL', undefined],
    ['(1.000,00) TL', '1.000,00 TL', '2.000,00 TL'],
    ['1 Adet 500,00', '1.000,00 TL', undefined],
  ])('%j instead of %j saves %j', (then, now, saved) => {
    expect(variationGain(variation('TRY', then), [sum('TRY', now), sum('USD', '1,00 USD')])).toBe(saved);
  });

  test('another currency is never compared', () => {
    expect(variationGain(variation('USD', '10,00 USD'), [sum('TRY', '500,00 TL')])).toBeUndefined();
    expect(
      variationGain(variation('USD', '10,00'), [sum('USD', '20,00'), sum('USD', '30,00')]),
    ).toBeUndefined();
  });
});

describe('BSKT-04 the name over a currency’s totals', () => {
  test.each([
    ['TRY', 'Türk Lirası'],
    ['TL', 'Türk Lirası'],
    ['USD', 'Amerikan Doları'],
    ['CHF', 'CHF'],
    ['', ''],
    ['Külçe altın', 'Külçe altın'],
  ])('%j is %j', (code, name) => expect(currencyName(code)).toBe(name));
});

describe('BSKT-06 the order note', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test('is kept for its own basket, through a reload', async () => {
    const tab = new BrowserStorage();
    vi.stubGlobal('sessionStorage', tab);
    orderNotes.write('Ayşe', 7, 'Makara üzerinde');
    vi.resetModules();
    const { orderNotes: reloaded } = await import('./orderNotes.ts');
    expect(reloaded.read('Ayşe', 7)).toBe('Makara üzerinde');
    expect(reloaded.read('Ayşe', 8)).toBe('');
    expect(reloaded.read('Fatma', 7)).toBe('');
    reloaded.write('Ayşe', 7, '');
    expect(orderNotes.read('Ayşe', 7)).toBe('');
    expect(Object.keys(tab)).toEqual([]);
  });

  test('FAIL-04 a browser that refuses storage keeps it in the tab', () => {
    vi.stubGlobal('sessionStorage', undefined);
    orderNotes.write('Ayşe', 7, 'Makara üzerinde');
    expect(orderNotes.read('Ayşe', 7)).toBe('Makara üzerinde');
    expect(orderNotes.read('Ayşe', 8)).toBe('');
  });
});

test('BSKT-01 columns hold the longest price', () => {
  const basket = readBasket({ products: [{ birimFiyatF: '1.234.567,89 TL', tutarF: '123.456.789,00 TL' }] });
  expect(basketWidths(basket.lines)).toEqual({ price: 136, amount: 152, isLong: true });
});
