import { expect, test } from 'vitest';
import { shortNames } from '../packages/storefront/shortNames.config.ts';

test('names of a file of styles share three letters', () => {
  const nameOf = shortNames();
  const names = ['1x9k2f0', '1x9k2f1', '1x9k2f1z'].map((hash) => nameOf({ hash, filePath: 'Button.css.ts' }));
  const letters = names[0]?.slice(0, 3) ?? '';
  expect(letters).toMatch(/^[A-Za-z]{3}$/);
  expect(names).toEqual([`${letters}0`, `${letters}1`, `${letters}1z`]);
  expect(nameOf({ hash: 'abcdef0', filePath: 'Card.css.ts' }).slice(0, 3)).not.toBe(letters);
});

test('two files with the same letters are refused', () => {
  const nameOf = shortNames();
  const nameAll = () => {
    for (let file = 0; file < 5000; file += 1)
      nameOf({ hash: 'abcdef0', filePath: `${String(file)}.css.ts` });
  };
  expect(nameAll).toThrow(/^Rename \d+\.css\.ts or \d+\.css\.ts: both would be called [A-Za-z]{3}\.$/);
});
