import type { FrameLocator, Page } from '@playwright/test';
import { hasLuhnCheckDigit } from '../packages/demo-server/src/shop/payments/testCards.ts';
import { rewriteAnswers } from './answerCalls.ts';
import { callRange } from './days.ts';
import { test as watched } from './fixtures.ts';
import { emptyBasket, fillBasket, listProducts, placeOrder, signIn } from './shop.ts';

/** Journeys with money in them begin as the dealer, with an empty basket. */
export const test = watched.extend<{ dealer: undefined }>({
  dealer: [
    async ({ page }, run) => {
      await signIn(page);
      await emptyBasket(page);
      await run(undefined);
    },
    { auto: true },
  ],
});

/** Follows journeys on a desk (1440) or on a phone (375). */
export function atWidth(width: 1440 | 375, journeys: () => void): void {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: width === 1440 ? 900 : 812 } });
    journeys();
  });
}

/** Follows journeys on a desk and on a phone. */
export function atBothWidths(journeys: () => void): void {
  atWidth(1440, journeys);
  atWidth(375, journeys);
}

/** Cards of the demo bank, by what they do. */
export const cards = {
  asks: '4509011100000004',
  takes: '4509031300000109',
  declines: '4509031300000208',
  declinesAfterCode: '5409051500000301',
  takesSilently: '5509061600000407',
  declinesSilently: '5509061600000506',
} as const;

const someDigits = (count: number) => Array.from({ length: count }, () => Math.floor(Math.random() * 10));

/** A card of the demo bank that nobody else has: what comes after its bank is nowhere but where this card is. */
export function uniqueCard(): string {
  // A nine, since zeros stand for what an address leaves out.
  const begin = `450901119${someDigits(6).join('')}`;
  const whole = Array.from({ length: 10 }, (_, digit) => `${begin}${digit}`).find(hasLuhnCheckDigit);
  if (whole === undefined) throw new Error(`${begin} has no check digit`);
  return whole;
}

/** An amount nobody else pays: journeys share the account's movements. */
export const freshAmount = () =>
  `${150 + Math.floor(Math.random() * 9000)},${String(Math.floor(Math.random() * 100)).padStart(2, '0')}`;

/** An amount as the shop prints it. */
export const shownAmount = (amount: string) =>
  Number(amount.replace(',', '.')).toLocaleString('tr-TR', { minimumFractionDigits: 2 });

const nextYear = String(new Date().getFullYear() + 1);

/** Fills in the card; the amount only where it is asked for. */
export async function fillCard(page: Page, number: string, amount?: string, cvc = '321'): Promise<void> {
  await page.getByLabel('Kart Üzerindeki İsim').fill('Ayşe Işık');
  await page.getByLabel('Kart Numarası').fill(number);
  await page.getByLabel('Ay', { exact: true }).selectOption('4');
  await page.getByLabel('Yıl', { exact: true }).selectOption(nextYear);
  await page.getByLabel('CVC').fill(cvc);
  if (amount !== undefined) await page.getByLabel('Tutar', { exact: true }).fill(amount);
}

/** Looks the instalments up and chooses the first option. */
export async function chooseSingle(page: Page, next = 'Hesapla'): Promise<void> {
  await page.getByRole('button', { name: next }).click();
  await page
    .getByRole('radiogroup', { name: 'Taksit Seçenekleri' })
    .getByRole('radio', { name: /^Tek Çekim/ })
    .check();
}

/** The bank's page inside the pop-up. */
export function bank(page: Page): FrameLocator {
  return page
    .getByRole('dialog', { name: '3D Secure Doğrulama' })
    .frameLocator('iframe[title="Banka doğrulama sayfası"]');
}

/** Confirms at the bank with the code it shows. */
export async function confirmAtBank(page: Page): Promise<void> {
  const code = await bank(page).locator('[data-code]').innerText();
  await bank(page).getByLabel('Doğrulama Kodu').fill(code);
  await bank(page).getByRole('button', { name: 'Onayla' }).click();
}

/** Lets payments be answered with another page of the bank than the demo bank's. */
export async function rewriteBankPage(page: Page, rewrite: (html: string) => string): Promise<void> {
  await rewriteAnswers(page, ['*/payment2'], (body) => {
    const answer = JSON.parse(body) as { threedsHtmlContent: string };
    const html = rewrite(Buffer.from(answer.threedsHtmlContent, 'base64').toString('utf8'));
    const threedsHtmlContent = Buffer.from(html, 'utf8').toString('base64');
    return JSON.stringify({ ...answer, threedsHtmlContent });
  });
}

/** Every payment that leaves the page from now on. */
export function paymentsOf(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/payment2') sent += 1;
  });
  return () => sent;
}

/** An order on its checkout, ready to be paid by card. */
export async function openCheckout(page: Page): Promise<string> {
  await fillBasket(page, (await listProducts(page)).slice(0, 1));
  const id = await placeOrder(page);
  await page.goto(`checkout/${id}`);
  await page.getByRole('radio', { name: 'Kredi Kartı' }).check();
  return id;
}

/** Payments by card of this amount in today's movements. */
export async function movementsOf(page: Page, amount: string): Promise<number> {
  const answer = await page.request.get(`/report/genelhareket?${callRange(0)}`);
  const { data } = (await answer.json()) as { data: { ALACAK: number; FINANS_ISLEM_TURU: string }[] };
  const paid = Number(amount.replace(',', '.'));
  return data.filter(
    ({ ALACAK, FINANS_ISLEM_TURU }) => FINANS_ISLEM_TURU === 'Pos kartı ile tahsilat' && ALACAK === paid,
  ).length;
}
