import { expect, test } from 'vitest';
import { readHtml } from './readHtml.ts';

test.each([
  '<p>&nbsp;</p>',
  '<p>\u00A0</p><!-- -->',
  '<div><br></div> \n',
  '<iframe src="https://video.example"></iframe>',
  ' ',
  null,
])('PAGE-01 %j shows nothing', (value) => expect(readHtml(value)).toBe(''));

test.each(['<p>Metin</p>', 'x', 7, '<p><img src="a.png"></p>', '<hr>', '&lt;', '<', 'a < b'])(
  'PAGE-01 %j shows something, and stays as it is',
  (value) => expect(readHtml(value)).toBe(String(value)),
);

// Some milliseconds; a pattern that looked for the end of each bracket would be at it for minutes.
test('a long text of open brackets is read as it is', { timeout: 10_000 }, () => {
  const brackets = '<'.repeat(500_000);
  expect(readHtml(brackets)).toBe(brackets);
});
