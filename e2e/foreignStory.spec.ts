import type { Page } from '@playwright/test';
import { openForeignSite } from './foreignSite.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './shop.ts';

// Storybook shows pieces with whatever it is told. Nobody but Storybook itself may tell it, and what it shows is no part of the shop.

const id = 'primitives-link--default';
const cold = { timeout: 30_000 };

/** Markup whose script asks, with the session of whoever looks, who that is, and tells the site that opened it. */
const markup = `<img src="data:," onerror="fetch('/info/me').then((answer) => answer.text()).then((text) => opener.postMessage(text, '*'))">`;
const told = (updatedArgs: object) => ({
  key: 'storybook-channel',
  event: { type: 'updateStoryArgs', from: 'elsewhere', args: [{ storyId: id, updatedArgs }] },
});

/** A page of somebody else: a click on it opens a story, and from then on it tells that window what to show. */
const lure = (story: string) => `<button>Kazandınız</button><script>
  const heard = [];
  addEventListener('message', (event) => { if (typeof event.data === 'string' && !event.data.includes('storybook-channel')) heard.push(event.data); });
  document.querySelector('button').onclick = () => {
    const story = open('${story}');
    setInterval(() => {
      document.title = story.closed ? 'gone' : 'open';
      story.postMessage(${JSON.stringify(JSON.stringify(told({ children: null, dangerouslySetInnerHTML: { __html: markup } }))).replaceAll('<', '\\u003c')}, '*');
    }, 100);
  };
</script>`;

const link = (page: Page) => page.locator('#storybook-root a');

/** Where the way from the shop leads to. Its own page, of all stories, is not loaded to learn that. */
async function findWorkshop(page: Page): Promise<string> {
  const answer = await page.request.get('/storybook/');
  return new URL('.', answer.url()).href;
}

test.describe.configure({ timeout: 120_000 });
// The mocks of the stories are a worker.
test.use({ actionTimeout: 30_000, serviceWorkers: 'allow', isWarm: false });

test('SAFE-14 one click on another site changes no story and runs nothing in the shop, and no other site frames Storybook', async ({
  page,
  context,
  baseURL,
  offences,
}) => {
  await signIn(page);
  const workshop = await findWorkshop(page);
  const site = await openForeignSite((path) =>
    path === '/frame'
      ? `<iframe src="${workshop}iframe.html?id=${id}"></iframe>`
      : lure(`${new URL(baseURL ?? '').origin}/storybook/iframe.html?id=${id}`),
  );
  try {
    await page.goto(site.origin);
    const opened = context.waitForEvent('page');
    await page.getByRole('button').click();
    const story = await opened;
    await expect(link(story)).toHaveText('El Aletleri', cold);
    await expect(page).toHaveTitle('gone');
    expect(await page.evaluate('heard')).toEqual([]);
    expect(new URL(story.url()).origin).not.toBe(new URL(baseURL ?? '').origin);
    expect(offences).toEqual([]);

    await page.goto(`${site.origin}/frame`);
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
  } finally {
    site.close();
  }
  // The browser tells the console whom it does not let frame; that is the point here.
  offences.length = 0;
});

test('SAFE-14 a story obeys messages of its own Storybook only, and an address puts no markup and no script into it', async ({
  page,
}) => {
  const workshop = await findWorkshop(page);
  await page.goto(`${workshop}iframe.html?id=${id}`);
  await expect(link(page)).toHaveText('El Aletleri', cold);
  const send = (from: string, args: object) =>
    page.evaluate(
      ([data, sender]) => window.dispatchEvent(new MessageEvent('message', { data, origin: sender })),
      [JSON.stringify(told(args)), from] as const,
    );
  await send(new URL(workshop).origin, { children: 'Bizden' });
  await expect(link(page)).toHaveText('Bizden');
  await send('http://localhost:8080', { children: 'Başkasından' });
  await send('null', { children: 'Kimseden' });
  await send(new URL(workshop).origin, { target: '_blank' });
  await expect(link(page)).toHaveAttribute('target', '_blank');
  await expect(link(page)).toHaveText('Bizden');

  await page.goto(
    `${workshop}iframe.html?id=${id}&args=children:!null;dangerouslySetInnerHTML.__html:yabanci`,
  );
  await expect(link(page)).toHaveCount(1, cold);
  await expect(link(page)).toHaveText('');
  await page.goto(`${workshop}iframe.html?id=${id}&args=href:javascript:alert(1)`);
  await expect(link(page)).toHaveAttribute('href', '/spa/catalog/5', cold);
});

const kept = () =>
  [localStorage, sessionStorage].map((storage) => Object.fromEntries(Object.entries<string>(storage)));
const signOut = "new BroadcastChannel('vitrin-sign-out').postMessage(null)";

test('SAFE-14 USE-14 a story leaves what the shop keeps in the browser as it was, and keeps and tells only its own, also where it is served beside the shop', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('info/me');
  await page.evaluate(() => {
    localStorage.setItem('kept', 'yes');
    document.cookie = 'kisayolFiyat=Bayi; path=/';
  });
  const shop = page.url();

  // A shop beside the story would keep this at the story's own origin.
  const book = await findWorkshop(page);
  const beside = `${book}index.json`;
  await page.goto(beside);
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem('vitrin-kept-searches', 'yes');
  });
  const other = await page.context().newPage();
  await other.goto(beside);
  await other.evaluate(() => {
    new BroadcastChannel('vitrin-sign-out').addEventListener('message', () => (document.title += 'heard '));
  });

  await page.goto(`${book}iframe.html?id=${id}`);
  await expect(link(page)).toBeVisible(cold);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await page.evaluate(() => {
    document.cookie = 'kisayolFiyat=Liste; path=/';
    localStorage.setItem('vitrin-kept-searches', 'of a story');
  });
  expect(await page.evaluate(kept)).toEqual([{ 'vitrin-kept-searches': 'of a story' }, {}]);
  await page.evaluate(signOut);

  await page.goto(beside);
  // Storybook's own frame keeps something of its own beside it.
  const ours = { 'vitrin-kept-searches': 'yes' };
  expect(await page.evaluate(kept)).toMatchObject([ours, ours]);
  await page.evaluate(signOut);
  await expect.poll(() => other.title()).toBe('heard');
  await page.goto(shop);
  expect(await page.evaluate(() => [localStorage.getItem('kept'), document.cookie])).toEqual([
    'yes',
    expect.stringContaining('kisayolFiyat=Bayi'),
  ]);
});
