import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Build } from './Build.ts';
import { endWorker } from './endWorker.ts';
import { keptBuilds } from './keptBuilds.ts';
import { wayOf, type Asked } from './wayOf.ts';

const origin = 'https://shop.example';
const build: Build = {
  version: 'two',
  entry: '/spa/assets/index-two.js',
  files: ['/spa/assets/index-two.js', '/spa/assets/QuickOrder-two.css'],
  whenUsed: ['/spa/assets/reader-two.wasm'],
};

describe('WARE-04 the worker answers', () => {
  const ask = (path: string, asked: Partial<Asked> = {}) =>
    wayOf(
      { method: 'GET', mode: 'cors', destination: '', url: new URL(path, origin).href, ...asked },
      origin,
      build,
    );
  const opened = { mode: 'navigate', destination: 'document' } as const;

  test.each(['/spa/', '/spa/hizli-siparis', '/spa/search?q=a.b', '/spa/page/a.b'])('a page at %s', (path) => {
    expect(ask(path, opened)).toBe('page');
  });
  test.each([...build.files, ...build.whenUsed, '/spa/assets/index-one.js'])('the file %s', (path) => {
    expect(ask(path)).toBe('file');
  });

  test.each([
    '/application',
    '/application/defaultCss',
    '/basket/',
    '/search/autocompletev2?q=a&stok=false',
    '/image/show/5',
    '/favicon/favicon.svg',
    '/spa/reporting.json',
    '/spa/sw.js',
    '/spa/icons/fa/solid/box.svg',
    'https://elsewhere.example/spa/assets/index-two.js',
  ])('nothing at %s', (path) => {
    expect(ask(path)).toBe('none');
  });
  test('no write, no page in a frame, no page of the backend, and no file that is opened', () => {
    expect(ask('/spa/hizli-siparis', { ...opened, method: 'POST' })).toBe('none');
    expect(ask('/spa/3ds.html', { ...opened, destination: 'iframe' })).toBe('none');
    for (const path of ['/login', '/spa/3ds.html', '/spa/assets/index-two.js', '/spa/sw.js', '/spa'])
      expect(ask(path, opened), path).toBe('none');
  });
});

const cacheOf = (kept: Map<string, Response>) => ({
  put: (path: string, answer: Response) => Promise.resolve(void kept.set(path, answer)),
  match: (path: string) => Promise.resolve(kept.get(path)?.clone()),
});

/** The caches of a browser, as far as the worker uses them. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const caches = {
    keys: () => Promise.resolve([...all.keys()]),
    open(name: string) {
      const kept = all.get(name) ?? new Map<string, Response>();
      all.set(name, kept);
      return Promise.resolve(cacheOf(kept));
    },
    has: (name: string) => Promise.resolve(all.has(name)),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    match: (path: string) =>
      Promise.resolve(
        [...all.values()]
          .find((kept) => kept.has(path))
          ?.get(path)
          ?.clone(),
      ),
  };
  const paths = () => [...all].flatMap(([name, kept]) => [...kept.keys()].map((path) => `${name} ${path}`));
  return { caches: caches as unknown as CacheStorage, paths };
}

const script = (text = 'x') => new Response(text, { headers: { 'content-type': 'text/javascript' } });
const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
const page = `<script type="module" src="${build.entry}"></script>`;

describe('WARE-04 a build is kept', () => {
  let answers: Record<string, () => Response>;
  let fake: ReturnType<typeof fakeCaches>;
  const open = () =>
    keptBuilds(fake.caches, (asked) => {
      const answer = answers[typeof asked === 'string' ? asked : new URL(asked.url).pathname]?.();
      return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('Failed to fetch'));
    });
  beforeEach(() => {
    fake = fakeCaches();
    answers = {
      '/spa/': () => html(page),
      '/spa/assets/index-two.js': () => script(),
      '/spa/assets/QuickOrder-two.css': () => script(),
      '/spa/assets/reader-two.wasm': () => script(),
    };
  });

  test('whole: its page and its files, and nothing else', async () => {
    await open().keep(build);
    expect(fake.paths()).toEqual([...build.files, '/spa/'].map((path) => `vitrin-build-two ${path}`));
    expect(await (await open().page(build))?.text()).toBe(page);
  });

  test.each([
    ['a file is gone', '/spa/assets/index-two.js', () => new Response('', { status: 404 })],
    [
      'a file is a page of errors that calls itself well',
      '/spa/assets/index-two.js',
      () => html('Bakımdayız'),
    ],
    ['the page is an error', '/spa/', () => html(page, 503)],
    ['the page is of another build', '/spa/', () => html(page.replace('two', 'three'))],
    ['the page is of a network that wants a login', '/spa/', () => html('<form>Wi-Fi</form>')],
    ['the page is none', '/spa/', () => script(page)],
  ])('not at all where %s', async (_, path, answer) => {
    answers[path] = answer;
    await expect(open().keep(build)).rejects.toThrow(TypeError);
    expect(fake.paths()).toEqual([]);
  });

  test('beside the one before it, whose tabs may be open, and older ones go', async () => {
    const kept = open();
    for (const name of ['other', 'vitrin-build-zero', 'vitrin-build-one'])
      await (await fake.caches.open(name)).put('/spa/assets/index-one.js', script('old'));
    await kept.keep(build);
    await kept.forgetOlder(build);
    expect(await fake.caches.keys()).toEqual(['other', 'vitrin-build-one', 'vitrin-build-two']);
    const old = await kept.file(
      '/spa/assets/index-one.js',
      build,
      new Request(`${origin}/spa/assets/index-one.js`),
    );
    expect(await old.text()).toBe('old');
  });

  test('with a large file from when it was used, and no page of errors in its place', async () => {
    const kept = open();
    await kept.keep(build);
    const [path = ''] = build.whenUsed;
    const reader = answers[path];
    answers[path] = () => html('Hata');
    const use = () => kept.file(path, build, new Request(origin + path));
    await use();
    expect(fake.paths()).not.toContain(`vitrin-build-two ${path}`);
    answers[path] = reader ?? script;
    await use();
    expect(fake.paths()).toContain(`vitrin-build-two ${path}`);
    delete answers[path];
    expect((await use()).status).toBe(200);
  });

  test('no more once it was taken away, whatever is still on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const ask = vi.fn(() => promise);
    const [path = ''] = build.whenUsed;
    const kept = keptBuilds(fake.caches, ask);
    await fake.caches.open('vitrin-build-two');
    const used = kept.file(path, build, new Request(origin + path));
    await vi.waitFor(() => expect(ask).toHaveBeenCalled());
    await kept.forgetAll();
    resolve(script());
    expect((await used).status).toBe(200);
    expect(await fake.caches.keys()).toEqual([]);
  });
});

test('WARE-04 a worker is taken away with all that it kept', async () => {
  const fake = fakeCaches();
  for (const name of ['other', 'vitrin-build-one', 'vitrin-build-two'])
    await (await fake.caches.open(name)).put('/spa/', html(page));
  const registration = { unregister: vi.fn(() => Promise.resolve(true)) };
  await endWorker(
    keptBuilds(fake.caches, () => Promise.reject(new Error('Nothing is asked.'))),
    registration,
  );
  expect(await fake.caches.keys()).toEqual(['other']);
  expect(registration.unregister).toHaveBeenCalledOnce();
});
