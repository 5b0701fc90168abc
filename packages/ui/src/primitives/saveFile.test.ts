import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './saveFile.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a file can be read long after the click that offers it, and is let go of then', () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:shop/1');
  const letGo = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();

  saveFile(new Blob(['Işık']), 'vitrin.tokens.json');
  expect(link).toMatchObject({ href: 'blob:shop/1', download: 'vitrin.tokens.json' });
  expect(link.click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(30_000);
  expect(letGo).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(letGo).toHaveBeenCalledExactlyOnceWith('blob:shop/1');
});
