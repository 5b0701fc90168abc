import type { FrameLocator, Page, Request, Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// The built Storybook, as the shop's server serves it to designers and QA: at an origin of its own, to which /storybook/ leads.

const story = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');
/** Megabytes of a cold Storybook come before its first page. */
const cold = { timeout: 30_000 };

/** What the theme of the pasted text paints. */
const button = (page: Page) => story(page).getByRole('button', { name: 'Sepete Ekle' }).first();

/** What Storybook asked of others, or in vain. */
function watchAsking(page: Page, origin: string): readonly string[] {
  const wrong: string[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) wrong.push(request.url());
  });
  page.on('response', (response: Response) => {
    if (response.status() === 404) wrong.push(`404 ${response.url()}`);
  });
  return wrong;
}

test.describe.configure({ timeout: 120_000 });
// The mocks of the stories are a worker, of another origin than what a warm browser empties.
test.use({ serviceWorkers: 'allow', isWarm: false });

/** Where it is. */
let guide = '';
test.beforeEach(async ({ request }) => {
  guide = new URL((await request.get('/storybook/')).url()).origin;
});

test('a state is three clicks from the start page, and nothing is asked of the network', async ({ page }) => {
  const wrong = watchAsking(page, guide);
  // Each link loads Storybook anew, and half of that is its list of two thousand states, which is no way to take here: a narrow
  // window folds it away until it is to be seen.
  await page.setViewportSize({ width: 599, height: 900 });
  await page.goto(`${guide}/`);
  await story(page).getByRole('link', { name: 'Checkout', exact: true }).click(cold);
  await story(page).getByRole('link', { name: 'Rejected', exact: true }).click(cold);
  await expect(page).toHaveURL(/path=\/story\/screens-checkout--rejected/);
  await expect(story(page).getByRole('heading', { level: 1 })).toBeVisible(cold);
  const tree = page.locator('#storybook-explorer-tree');
  await expect(tree).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(tree).toBeVisible();
  expect(wrong).toEqual([]);
});

test('a page of text counts the steps to go through in turn; a link carries who looks, over what network and in which pasted theme, and the toolbar changes it', async ({
  page,
}) => {
  const wrong = watchAsking(page, guide);
  // Without what is around it: Storybook's list of all stories takes five times as long as the page.
  await page.goto(`${guide}/iframe.html?id=guide-review--docs&viewMode=docs`);
  const steps = page.locator('.sbdocs ol > li');
  await expect(steps.first()).toHaveCSS('list-style-type', 'decimal', cold);

  // A story that is opened after it has its answers. Without Storybook's own list, and without axe, which would read each of these
  // looks anew: neither is what a link carries.
  await page.goto(
    `${guide}/?nav=false&path=/story/screens-productdetail--default&globals=session:guest;a11y.manual:!true`,
  );
  await expect(story(page).getByRole('link', { name: 'Fiyat için bayi girişi' }).first()).toBeVisible(cold);
  await expect(story(page).getByText('Bir şeyler ters gitti.')).toHaveCount(0);

  await page.getByRole('button', { name: /^Oturum / }).click();
  await page.getByRole('option', { name: 'Bayi', exact: true }).click();
  await expect(button(page)).toBeVisible();
  await expect(page).not.toHaveURL(/session:guest/);

  await page.getByRole('tab', { name: 'Tema' }).click();
  const text = page.getByRole('textbox', { name: /^Tema/ });
  await text.fill('{ "blocks": { "elements": { "item": { "button": { "bg_color": "#b4232a" } } } } }');
  await expect(button(page)).toHaveCSS('background-color', 'rgb(180, 35, 42)');
  await text.fill('not a theme');
  await expect(page.getByText('Bu metinde tema bulunamadı: son okunan tema duruyor.')).toBeVisible();
  await expect(button(page)).toHaveCSS('background-color', 'rgb(180, 35, 42)');

  await expect(page).toHaveURL(/theme:base64-/);
  // What stands around the story hands it on, as it did with who looks: another story in it, which loads less, wears it as well.
  const globals = new URL(page.url()).searchParams.get('globals') ?? '';
  const other = await page.context().newPage();
  await other.goto(`${guide}/iframe.html?id=features-product-quantityform--default&globals=${globals}`);
  const painted = other.getByRole('button', { name: 'Sepete Ekle' }).first();
  await expect(painted).toHaveCSS('background-color', 'rgb(180, 35, 42)', cold);
  await other.close();

  await page.getByRole('button', { name: /^Ağ / }).click();
  await page.getByRole('option', { name: 'Her çağrı başarısız' }).click();
  await expect(story(page).getByRole('button', { name: 'Tekrar Dene' }).first()).toBeVisible();
  await expect(page).toHaveURL(/network:failing/);
  expect(wrong).toEqual([]);
});
