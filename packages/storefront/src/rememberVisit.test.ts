import { readApplication } from '@vitrin/api-client/application/application';
import { expect, test, vi } from 'vitest';
import { rememberVisit } from './rememberVisit.ts';

test('the field of the shop is remembered as lists are asked by it, however the shop writes it', () => {
  const setItem = vi.fn();
  vi.stubGlobal('localStorage', { setItem });
  const settings = {
    'stok.default.sort.field': 'Fiyat',
    'stok.default.sort.order': 'ASC',
    'stok.listele.stoktakiler': 'True',
  };
  rememberVisit(readApplication({ settings, isAuth: true }));
  expect(setItem).toHaveBeenCalledExactlyOnceWith('vitrin-visit', expect.any(String));
  expect(JSON.parse(String(setItem.mock.calls[0]?.[1]))).toEqual({
    isMember: true,
    field: 'fiyat',
    order: 'ASC',
    inStock: true,
  });
  vi.unstubAllGlobals();
});
