// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sanitizeHtml } from './sanitizeHtml.ts';

const sanitized = (html: string) => {
  const box = document.createElement('div');
  box.append(sanitizeHtml(html));
  return box;
};
const kept = (html: string) => sanitized(html).innerHTML;

const forbidden =
  'script,style,link,meta,base,iframe,frame,frameset,object,embed,applet,form,input,button,select,textarea,svg,math,template,' +
  'video,audio,noscript,marquee,dialog,[id]:not([id^="user-content-"]),[class],[name],[srcdoc],[action],[formaction],[background],[ping]';

/** Everything in the result that could act, load a document or meet a name of the page. */
function dangers(html: string): string[] {
  const box = sanitized(html);
  const found = [...box.querySelectorAll(forbidden)].map((element) => element.outerHTML);
  for (const element of box.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) found.push(`${name}=${value}`);
      if (name === 'style' && /url|expression|position|\(/i.test(value)) found.push(`${name}=${value}`);
      if (name === 'href' && !/^(?:https?|mailto|tel):$/.test(new URL(value, document.baseURI).protocol))
        found.push(value);
      if (
        name === 'src' &&
        !/^(?:https?:|data:image\/(?:png|jpe?g|gif|webp);)/.test(new URL(value, document.baseURI).href)
      ) {
        found.push(value);
      }
    }
  }
  return found;
}

describe('what an editor writes stays', () => {
  test('text, lists, tables and pictures', () => {
    const html = '<h2>Özellikler</h2><ul><li>18 V <b>Li-ion</b></li></ul><p>2 &lt; 3</p>';
    expect(kept(html)).toBe(html);
  });

  test('a table is put in a box that scrolls', () => {
    const box = sanitized('<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>');
    expect(box.querySelector('[data-scroll][tabindex="0"] > table td')?.getAttribute('colspan')).toBe('2');
  });

  test('a link of this shop is left alone, another origin opens apart', () => {
    expect(kept('<a href="/spa/product/1">a</a>')).toBe('<a href="/spa/product/1">a</a>');
    const [mail, call, other] = sanitized(
      '<a href="mailto:a@b.c">m</a><a href="tel:+90">t</a><a href="https://example.com/">o</a>',
    ).querySelectorAll('a');
    expect(mail?.target).toBe('');
    expect(call?.target).toBe('');
    expect(other?.target).toBe('_blank');
    expect(other?.rel).toBe('noopener noreferrer');
  });

  test.each([
    ['<a href="#iade">İade</a><h2 id="iade">a</h2>', 'iade'],
    ['<a href="#iade">İade</a><a name="iade">a</a>', 'iade'],
    ['<a href="#user-content-iade">İade</a><h2 id="user-content-iade">a</h2>', 'iade'],
    [`<a href="${location.href}#title">Ad</a><h2 id="title">a</h2>`, 'title'],
    ['<a href="#İade%20ko%C5%9Fulu">İade</a><h2 id="İade koşulu">a</h2>', 'İade koşulu'],
  ])('a link leads to its place in the text: %s', (html, id) => {
    const box = sanitized(html);
    const place = box.querySelector(`[id="user-content-${id}"]`);
    expect(place?.textContent).toBe('a');
    expect(decodeURIComponent(box.querySelector('a')?.hash ?? '')).toBe(`#${place?.id}`);
  });

  test.each(['#', '#top', '#%E0%A4%A', '/spa/page/12#iade', 'https://example.com/#iade'])(
    'a link to %s, which is no place of the text, is left alone',
    (href) => {
      expect(
        sanitized(`<a href="${href}">a</a><h2 id="iade">b</h2>`).querySelector('a')?.getAttribute('href'),
      ).toBe(href);
    },
  );

  test('a cell still says which heads it belongs to', () => {
    const box = sanitized(
      '<table><tr><th id="a">A</th><th id="b">B</th></tr><tr><td headers="a  b">1</td></tr></table>',
    );
    expect(box.querySelector('td')?.getAttribute('headers')).toBe('user-content-a  user-content-b');
  });

  test('a picture loads late and always has a text', () => {
    const image = sanitized('<img src="/image/show/?fileName=a.png" width="300">').querySelector('img');
    expect(image?.getAttribute('alt')).toBe('');
    expect(image?.getAttribute('loading')).toBe('lazy');
    expect(image?.getAttribute('width')).toBe('300');
  });

  test('colours and alignment stay, sizes and places do not', () => {
    const css = 'color: red; text-align: center; font-size: 90px; position: fixed; background-image: url(/a)';
    expect(sanitized(`<p style="${css}">a</p>`).querySelector('p')?.getAttribute('style')).toBe(
      'color: red; text-align: center;',
    );
  });
});

describe('what acts does not', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="java\tscript:alert(1)">a</a>',
    '<a href="vbscript:x">a</a>',
    '<a href="data:text/html,<script>alert(1)</script>">a</a>',
    '<iframe src="https://example.com"></iframe>',
    '<form action="https://example.com"><input name="cardNumber"><button>Öde</button></form>',
    '<style>*{display:none}</style>',
    '<link rel="stylesheet" href="https://example.com/a.css">',
    '<base href="https://example.com/">',
    '<meta http-equiv="refresh" content="0;url=https://example.com">',
    '<object data="https://example.com"></object>',
    '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>',
    '<math><mi xlink:href="javascript:alert(1)">a</mi></math>',
    '<img id="location" name="cookie" class="elements-button">',
    '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
    '<img srcset="javascript:alert(1) 1x">',
    '<p style="background:url(https://example.com/a)">a</p>',
    '<details open ontoggle=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
  ])('%s', (html) => expect(dangers(html)).toEqual([]));
});

const corpus = (name: string) => `${process.env['CORPUS_DIR'] ?? ''}/${name}`;
const lines = (text: string) => text.split('\n').filter((line) => line !== '');

for (const [name, read] of [
  [
    'xss-live-chromium156.jsonl',
    (text: string) => lines(text).map((line) => String(JSON.parse(line).payload)),
  ],
  [
    'dompurify-expect.json',
    (text: string) => JSON.parse(text).map((one: { payload: string }) => one.payload),
  ],
  [
    'url-corpus.jsonl',
    (text: string) =>
      lines(text).map((line) => `<a href="${String(JSON.parse(line).url).replaceAll('"', '&quot;')}">a</a>`),
  ],
] as const) {
  const isHere = process.env['CORPUS_DIR'] !== undefined && existsSync(corpus(name));
  if (!isHere) process.stderr.write(`SKIPPED ${name}: set CORPUS_DIR to the folder that holds it.\n`);
  test.skipIf(!isHere)(`${name}: nothing of it acts`, () => {
    const payloads: string[] = read(readFileSync(corpus(name), 'utf8'));
    expect(payloads.length).toBeGreaterThan(100);
    expect(payloads.flatMap((html) => dangers(html).map((danger) => ({ html, danger })))).toEqual([]);
  });
}
