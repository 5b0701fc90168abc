import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applicationAddress, screenPath, serverAddress } from './serverAddress.ts';

describe('MENU-03 the address of a menu entry', () => {
  test.each([
    ['https://blog.example/yazi', 'https://blog.example/yazi'],
    ['HTTP://blog.example/', 'HTTP://blog.example/'],
    ['/file/katalog.pdf', '/file/katalog.pdf'],
    ['/page/kampanyalar', '/spa/page/kampanyalar'],
    ['page/kampanyalar', '/spa/page/kampanyalar'],
    ['/spa/basket/', '/spa/basket/'],
    ['/search?q=vida somun', '/spa/search?q=vida%20somun'],
    ['/', '/spa/'],
    ['mailto:bayi@shop.example', 'mailto:bayi@shop.example'],
    ['tel:+902125550101', 'tel:+902125550101'],
  ])('%s leads to %s', (url, href) => expect(serverAddress(url)).toBe(href));

  test.each([
    '',
    ' ',
    '#',
    'javascript:alert("http")',
    ' jAvA\nscript:alert(1)//file',
    'data:text/html,<a href=http://x>',
    'vbscript:http',
    '../login/logout',
    '/..//evil.example/x',
    '/%2e%2e/login/logout',
  ])('%j is no link', (url) => expect(serverAddress(url)).toBeUndefined());

  test('another origin without a scheme stays inside the application', () => {
    expect(serverAddress('//evil.example/x')).toBe('/spa/evil.example/x');
    expect(serverAddress('/\\evil.example')).toBe('/spa/evil.example');
  });
});

const isHarmless = (href: string) => {
  const { protocol } = new URL(href, 'https://shop.invalid');
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol);
};

test('THEM-04 FAIL-05 whatever staff typed, a link runs nothing and a child stays in the application', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.string().map((text) => `javascript:${text}`),
      ),
      (url) => {
        const href = serverAddress(url);
        const child = applicationAddress(url);
        return (
          (href === undefined || isHarmless(href)) &&
          (child === undefined ||
            new URL(child, 'https://shop.invalid').href.startsWith('https://shop.invalid/spa/'))
        );
      },
    ),
  );
});

const corpus = `${process.env['CORPUS_DIR'] ?? ''}/url-corpus.jsonl`;
test.skipIf(!existsSync(corpus))('hostile addresses of the corpus', () => {
  const urls = readFileSync(corpus, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { url: string }).url);
  const harmful = urls.filter((url) => {
    const href = serverAddress(url);
    const child = applicationAddress(url);
    return (href !== undefined && !isHarmless(href)) || (child !== undefined && !child.startsWith('/spa/'));
  });
  expect(harmful).toEqual([]);
});

test.each([
  ['/page/iletisim', '/spa/page/iletisim'],
  ['/brand/all', '/spa/brand/all'],
  ['/basket/', '/spa/basket/'],
  ['/spa/page/iletisim', '/spa/page/iletisim'],
  ['/bayibasvuru', '/bayibasvuru'],
  ['/file/katalog.pdf', '/file/katalog.pdf'],
  ['/payment2/print/7', '/payment2/print/7'],
])('PAGE-01 %s in text of the shop leads to %s', (path, to) => expect(screenPath(path)).toBe(to));
