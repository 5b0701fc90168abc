import { expect, test } from 'vitest';
import { readErrors } from './readErrors.ts';

test.each([
  [{ a: 'Adres seçiniz.', b: 'Banka seçiniz.' }, ['Adres seçiniz.', 'Banka seçiniz.']],
  [{ a: ['Bir', 'İki'], b: null, c: '', d: 5 }, ['Bir', 'İki']],
  [
    ['Bir', ' Bir ', 'İki'],
    ['Bir', 'İki'],
  ],
  [
    [
      { field: 'a', message: 'Bir' },
      { key: 'b', errorMessage: 'İki' },
    ],
    ['Bir', 'İki'],
  ],
  ['Kapalı.', ['Kapalı.']],
  [{ a: '<b>Adres</b> se&#231;in.<br/>L&#xFC;tfen &amp; hemen.' }, ['Adres seçin. Lütfen & hemen.']],
  ['5 < 6 ve 7 > 6 &yok; &#0; &#x110000;', ['5 < 6 ve 7 > 6 &yok; &#0; &#x110000;']],
  ['&lt;script&gt;', ['<script>']],
  [{ a: '<!DOCTYPE html><html><body>Server Error</body></html>', b: '<br>' }, []],
  [null, []],
  [5, []],
])('CHKT-05 the messages of %j', (value, messages) => {
  expect(readErrors(value)).toEqual(messages);
});

test('messages buried deeper than any backend puts them are left there', () => {
  let deep: unknown = 'dip';
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(readErrors({ a: 'Bir', b: deep })).toEqual(['Bir']);
});
