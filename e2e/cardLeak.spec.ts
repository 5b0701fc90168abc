import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { chooseSingle, confirmAtBank, freshAmount, openCheckout, test } from './payment.ts';
import { orderNumber } from './shop.ts';
import { watchCard, type Card } from './watchCard.ts';

// A process of its own: what another page had in its memory would be found, too, as would a trace, which keeps what is typed there.
test.use({ isWarm: false });

/** Types as a hand does: only the browser's own input is used, so that no script of the test holds what is typed. */
async function typeCard(page: Page, { number, cvc }: Card, amount?: string): Promise<void> {
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).click();
    await page.keyboard.type(text);
  };
  await type('Kart Üzerindeki İsim', 'Sızıntı Arayan');
  await type('Kart Numarası', number);
  await page.getByLabel('Ay', { exact: true }).selectOption('4');
  await page.getByLabel('Yıl', { exact: true }).selectOption(String(new Date().getFullYear() + 1));
  await type('CVC', cvc);
  if (amount !== undefined) await type('Tutar', amount);
}

async function openCollection(page: Page) {
  await page.goto('payment');
  await expect(page.getByLabel('Kart Numarası')).toBeVisible();
  return watchCard(page);
}

/** What the instalments were looked up with. */
function lookupsOf(page: Page): () => readonly (string | null)[] {
  const numbers: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/payment2/PaynetRatio') numbers.push(searchParams.get('cardNumber'));
  });
  return () => numbers;
}

const masked = ({ number }: Card) => `${number.slice(0, 8)}00000000`;

test('PAYM-11 a card that was typed and left is forgotten; one that paid a collection is in that one request and nowhere else', async ({
  page,
}) => {
  const watch = await openCollection(page);
  const lookups = lookupsOf(page);
  await typeCard(page, watch.card, freshAmount());
  await chooseSingle(page);
  // While it is typed the form has it, and the code that works with it, and nobody else.
  expect(await watch.places()).toEqual(['document', 'fields', 'heap']);

  // Without loading the page anew: its memory stays what it was.
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).click();
  await expect(page.getByRole('heading', { name: 'Ödeme Sayfası (Tahsilat)' })).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') as unknown)).toBe(true);
  expect(await watch.places()).toEqual([]);
  expect(watch.carriers()).toEqual([]);
  expect(lookups()).toEqual([masked(watch.card)]);
  await page.goBack();
  for (const label of ['Kart Numarası', 'CVC']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  }

  await typeCard(page, watch.card, freshAmount());
  await chooseSingle(page);
  await page.getByRole('button', { name: 'Ödeme Yap' }).click();
  await confirmAtBank(page);
  await expect(page.getByText('Ödemeniz Başarıyla Alınmıştır.')).toBeVisible();
  expect(watch.carriers()).toEqual(['POST /payment2']);
  expect(watch.carriesWhole('POST /payment2')).toBe(true);
  expect(lookups()).toEqual([masked(watch.card), masked(watch.card)]);
  expect(await watch.places()).toEqual([]);

  // A form that is opened again is an empty one.
  await page.goto('payment');
  await expect(page.getByLabel('Kart Numarası')).toHaveValue('');
  expect(await watch.places()).toEqual([]);
});

test('PAYM-11 a card that paid an order is not in its finish, nor anywhere afterwards', async ({ page }) => {
  const id = await openCheckout(page);
  await expect(page.getByLabel('Kart Numarası')).toBeVisible();
  const watch = await watchCard(page);
  await typeCard(page, watch.card);
  await chooseSingle(page, 'Sonraki Adım');
  await page.getByRole('button', { name: 'Ödemeyi Yap & Siparişi Tamamla' }).click();
  await confirmAtBank(page);
  expect(await orderNumber(page)).toBe(id);
  expect(watch.carriers()).toEqual(['POST /payment2']);
  expect(await watch.places()).toEqual([]);
});

test('a card that leaks is found, wherever it is', async ({ page }) => {
  const watch = await openCollection(page);
  await page.evaluate(async ({ number, cvc }) => {
    const grouped = number.replaceAll(/(.{4})(?=.)/g, '$1 ');
    localStorage.setItem('leak', grouped);
    sessionStorage.setItem('leak', JSON.stringify({ cvc }));
    document.cookie = `leak=${number}; path=/`;
    window.name = number.slice(0, 9);
    document.body.dataset['leak'] = number;
    console.info('leak', number.slice(-8));
    history.pushState({ cvc }, '', `?leak=${encodeURIComponent(grouped)}`);
    await (await caches.open('leak')).put('/leak', new Response(number));
    const opening = indexedDB.open('leak');
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('leak').put({ number }, 'card'),
    );
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    opening.result.close();
    await fetch(`/image/show/?fileName=${encodeURIComponent(grouped)}`);
    await fetch('/image/show/', { method: 'POST', body: JSON.stringify({ cvc }) });
    document.querySelector<HTMLInputElement>('input[autocomplete="cc-csc"]')!.value = cvc;
  }, watch.card);
  expect(new Set(await watch.places())).toEqual(
    new Set([
      'document',
      'fields',
      'history state',
      'window name',
      'local storage',
      'session storage',
      'IndexedDB',
      'caches',
      'console',
      'addresses',
      'cookies',
      'heap',
    ]),
  );
  // The address that leaked goes along with others, as where they come from.
  expect(watch.carriers()).toEqual(expect.arrayContaining(['GET /image/show/', 'POST /image/show/']));
});
