import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { faultKey, installHarness } from './faultMatrix/pageHarness.ts';
import { advance } from './faultMatrix/proveCell.ts';
import {
  atWidth,
  bank,
  cards,
  chooseSingle,
  confirmAtBank,
  fillCard,
  freshAmount,
  movementsOf,
  openCheckout,
  paymentsOf,
  rewriteBankPage,
  test,
} from './payment.ts';
import { expectInOrderList, orderNumber } from './shop.ts';

const finishMessage = 'callHandleFinishCheckout';
const dialog = (page: Page) => page.getByRole('dialog', { name: '3D Secure Doğrulama' });
const check = (page: Page) => page.getByRole('button', { name: 'Durumu kontrol et' });

/** A collection up to the moment it is sent. */
async function prepare(page: Page, amount = freshAmount(), number: string = cards.asks): Promise<void> {
  await page.goto('payment');
  await fillCard(page, number, amount);
  await chooseSingle(page);
}

const pay = (page: Page) => page.getByRole('button', { name: 'Ödeme Yap' }).click();

test('PAYM-09 what a bank sends reaches neither our pages nor our session', async ({ page, offences }) => {
  const tries = `<!doctype html><meta charset="utf-8"><p id="is">İşleniyor</p><script>
    const results = {};
    const attempt = (name, work) => {
      try { results[name] = String(work()).slice(0, 40); } catch (error) { results[name] = error.name; }
    };
    attempt('parent', () => parent.document.title);
    attempt('cookie', () => document.cookie);
    attempt('storage', () => localStorage.length);
    attempt('top', () => { top.location.href = '/spa/basket/'; return 'sent'; });
    parent.postMessage('${finishMessage}', '*');
    fetch('/basket/', { credentials: 'include' })
      .then((answer) => answer.text(), () => 'blocked')
      .then((text) => {
        results.fetch = text.slice(0, 40);
        document.getElementById('is').textContent = JSON.stringify({ origin: self.origin, ...results });
      });
  </script>`;
  await rewriteBankPage(page, () => tries);
  const finishes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/basket/checkout2/')) finishes.push(request.url());
  });
  const id = await openCheckout(page);
  await fillCard(page, cards.asks);
  await chooseSingle(page, 'Sonraki Adım');
  await page.getByRole('button', { name: 'Ödemeyi Yap & Siparişi Tamamla' }).click();
  const said = bank(page).locator('#is');
  await expect(said).toContainText('origin');
  expect(JSON.parse(await said.innerText())).toEqual({
    origin: 'null',
    parent: 'SecurityError',
    cookie: 'SecurityError',
    storage: 'SecurityError',
    top: 'SecurityError',
    fetch: 'blocked',
  });
  await expect(page).toHaveURL(new RegExp(`/checkout/${id}`));
  await expect(dialog(page)).toBeVisible();
  expect(finishes).toEqual([]);
  // Its own policy stopped the call; that is what was meant to happen, and nothing else did.
  const expected = offences.splice(0);
  expect(expected.every(({ what }) => /connect-src|Content Security Policy/.test(what))).toBe(true);
});

/** Where the demo bank's form leads. */
const actionIn = (html: string) => /action="([^"]+)"/.exec(html)?.[1] ?? '';
const submits = '<script>document.forms[0].submit()</script>';

test('PAYM-09 SAFE-05 SAFE-06 a page that is more than a form, with handlers and styles, whose form leads to the whole window, runs in its sandbox, and pays', async ({
  page,
}) => {
  const amount = freshAmount();
  // Reading it raises no report of our policy, which would fail this like any journey.
  await rewriteBankPage(
    page,
    (html) =>
      `<style>p{margin:0}</style><body style="margin:0" onload="document.forms[0].submit()"><form method="post" target="_top" action="${actionIn(html)}" onsubmit="return true"><input name="ek" value="ığüşöç" style="width:0"></form>`,
  );
  await prepare(page, amount);
  const shown = page.waitForResponse((answer) => answer.url().endsWith('/spa/3ds.html'));
  await pay(page);
  expect((await shown).headers()['content-security-policy']).toContain(
    'sandbox allow-scripts allow-forms allow-popups;',
  );
  await confirmAtBank(page);
  await expect(page.getByText('Ödemeniz Başarıyla Alınmıştır.')).toBeVisible();
  expect(await movementsOf(page, amount)).toBe(1);
});

for (const [how, rewrite] of [
  [
    'whose base leads to the window around it',
    (to) => `<base target="_parent"><form method="post" action="${to}"><input name="ek"></form>${submits}`,
  ],
  [
    'whose button leads to the whole window',
    (to) =>
      `<form method="post" action="${to}"><button formtarget="_top">Devam</button></form><script>document.querySelector('button').click()</script>`,
  ],
  [
    'with a frame that returns to the page around it',
    (to) =>
      `<iframe srcdoc="<form method='post' target='_parent' action='${to}'><input name='ek'></form>${submits}"></iframe>`,
  ],
  ['that is a frame', (to) => `<body><iframe src="${to}"></iframe></body>`],
] as [how: string, rewrite: (to: string) => string][]) {
  test(`SAFE-05 a bank page ${how} pays`, async ({ page }) => {
    const amount = freshAmount();
    await rewriteBankPage(page, (html) => rewrite(actionIn(html)));
    await prepare(page, amount);
    await pay(page);
    await confirmAtBank(page);
    await expect(page.getByText('Ödemeniz Başarıyla Alınmıştır.')).toBeVisible();
    expect(await movementsOf(page, amount)).toBe(1);
  });
}

for (const [how, target] of [
  ['the page around it', '_parent'],
  ['the whole window', '_top'],
] as const) {
  test(`SAFE-05 a page of ours that a bank came back to in a nested frame leads on in ${how}`, async ({
    page,
  }) => {
    // As a backend answers the return: a page that leads on, to a page that leads to the success.
    await page.route('**/demo-bank/nested', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form target="${target}" action="/spa/payment/success/700321"><input name="fid" value="9"></form>${submits}`,
      }),
    );
    await rewriteBankPage(
      page,
      () =>
        `<iframe name="acs"></iframe><form method="post" target="acs" action="/demo-bank/nested"><input name="a"></form>${submits}`,
    );
    await prepare(page);
    await pay(page);
    await expect(page.getByText('Ödemeniz Başarıyla Alınmıştır.')).toBeVisible();
    await expect(page.getByText('700321')).toBeVisible();
  });
}

for (const [what, html] of [
  [
    'plain form',
    '<form method="post" action="/basket/order2"><input type="hidden" name="a" value="1"></form>',
  ],
  [
    'form in a frame',
    `<iframe srcdoc="<form method='post' action='/basket/order2'><input name='a'></form>${submits}"></iframe>`,
  ],
] as const) {
  test(`SAFE-05 a ${what} of a bank reaches no address of ours with the session`, async ({ page }) => {
    await rewriteBankPage(page, () => html);
    await prepare(page);
    const answered = page.waitForResponse('**/basket/order2');
    await pay(page);
    const answer = await answered;
    expect(answer.status()).toBe(403);
    expect((await answer.request().allHeaders())['cookie']).toBeUndefined();
  });
}

test('PAYM-09 forged messages finish nothing', async ({ page }) => {
  const finishes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/basket/checkout2/')) finishes.push(request.url());
  });
  const id = await openCheckout(page);
  await fillCard(page, cards.asks);
  await chooseSingle(page, 'Sonraki Adım');
  // Before there is anything to finish.
  await page.evaluate((message) => window.postMessage(message, '*'), finishMessage);
  await page.getByRole('button', { name: 'Ödemeyi Yap & Siparişi Tamamla' }).click();
  await expect(bank(page).locator('[data-code]')).toBeVisible();

  const heard = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        window.addEventListener('message', () => {
          count += 1;
          if (count === 3) resolve(count);
        });
      }),
  );
  await page.evaluate((message) => {
    // The page itself, and a frame beside the bank's.
    window.postMessage(message, '*');
    const opaque = document.createElement('iframe');
    opaque.setAttribute('sandbox', 'allow-scripts');
    opaque.src = '/spa/3ds.html';
    opaque.addEventListener('load', () => {
      const html = `<script>parent.postMessage('${message}', '*')</script>`;
      opaque.contentWindow?.postMessage({ html }, '*');
    });
    document.body.append(opaque);
  }, finishMessage);
  // The bank's own frame, with another word.
  await bank(page)
    .locator('main')
    .evaluate((_, message) => parent.postMessage(`${message}!`, '*'), finishMessage);
  expect(await heard).toBe(3);
  await expect(dialog(page)).toBeVisible();
  expect(finishes).toEqual([]);

  await confirmAtBank(page);
  expect(await orderNumber(page)).toBe(id);
  expect(finishes).toHaveLength(1);
  await page.evaluate((message) => window.postMessage(message, '*'), finishMessage);
  await expectInOrderList(page, id);
  expect(finishes).toHaveLength(1);
});

// The same words and buttons at either width: each is gone through at one of them.
atWidth(1440, () => {
  test('PAYM-09 a bank that never answers: after ten minutes the screen says so and leads on', async ({
    page,
  }) => {
    // Not the driver's clock, which waits for every frame: the bank's never has its page.
    await page.addInitScript(installHarness, faultKey);
    const sent = paymentsOf(page);
    const amount = freshAmount();
    await page.route('**/demo-bank/*', () => undefined);
    await prepare(page, amount);
    // Once its page is asked for, the time counts.
    const asked = page.waitForRequest('**/demo-bank/*');
    await pay(page);
    await asked;
    await expect(dialog(page).getByText('Bankanızın sayfası açılıyor…')).toBeVisible();
    await advance(page, 590_000);
    await expect(check(page)).toBeHidden();
    await advance(page, 15_000);
    await expect(page.getByText('Bankadan on dakikadır sonuç gelmedi.')).toBeVisible();
    await check(page).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText(/^Banka doğrulaması tamamlanmadan kapatıldı/)).toBeVisible();
    // Closing the bank's page stops nothing there: however long it was open, a charge may still come.
    await check(page).click();
    await expect(page.getByText(/^Ödemeniz henüz görünmüyor/)).toBeVisible();
    await advance(page, 121_000);
    await check(page).click();
    await expect(page.getByText('Bu ödeme alınmamış.')).toBeVisible();
    expect(sent()).toBe(1);
    expect(await movementsOf(page, amount)).toBe(0);
  });
});

atWidth(375, () => {
  test('PAYM-09 a bank page that is closed before its end may be checked and tried again', async ({
    page,
  }) => {
    await prepare(page);
    await pay(page);
    await expect(bank(page).locator('[data-code]')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Kapat' }).click();
    await expect(page.getByText(/^Banka doğrulaması tamamlanmadan kapatıldı/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ödeme Yap' })).toBeHidden();
    await check(page).click();
    await expect(page.getByText(/^Ödemeniz henüz görünmüyor/)).toBeVisible();
  });

  test('FAIL-02 a payment without any answer is given up after a minute, and not sent again', async ({
    page,
  }) => {
    await page.clock.install();
    const sent = paymentsOf(page);
    await page.route('**/payment2', () => undefined);
    await prepare(page);
    // Once it is sent, the time counts.
    const asked = page.waitForRequest('**/payment2');
    await pay(page);
    await asked;
    await expect(page.getByLabel('Kart Numarası')).toBeDisabled();
    await page.clock.fastForward('01:01');
    await expect(page.getByText(/^Ödemenizin sonucu alınamadı\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ödeme Yap' })).toBeHidden();
    await check(page).click();
    await expect(page.getByText(/^Ödemeniz henüz görünmüyor/)).toBeVisible();
    expect(sent()).toBe(1);
  });
});
