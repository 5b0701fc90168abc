import { expect, test } from 'vitest';
import { isPictureOnly, promotionLink } from './promotionLink.ts';

const promotion = { id: 1, url: '/search?q=led', imageUrl: '', title: '', text: '', actionText: 'Gör' };

test('an address of the shop becomes one of the application', () => {
  expect(promotionLink(promotion)).toEqual({ href: '/spa/search?q=led', text: 'Gör' });
});

test.each(['https://example.com/a', 'mailto:a@b.example', 'tel:+902125550440'])(
  '%s stays as it is',
  (url) => {
    expect(promotionLink({ ...promotion, url })?.href).toBe(url);
  },
);

test.each([
  '',
  '#',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,a',
  'ftp://a.example/',
  'vbscript:a',
])('“%s” is no link, whatever its button says', (url) => {
  expect(promotionLink({ ...promotion, url })).toBeUndefined();
});

test('a link without words still says what it does', () => {
  expect(promotionLink({ ...promotion, actionText: ' ' })?.text).toBe('İncele');
});

test('without title and text the picture speaks for itself', () => {
  expect(isPictureOnly(promotion)).toBe(true);
  expect(isPictureOnly({ ...promotion, text: 'Sezon fiyatları' })).toBe(false);
});
