import type { Page } from '@playwright/test';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { callRange, dayBefore, pageRange, shownDay } from './days.ts';
import { expect, test } from './fixtures.ts';
import { catchPrint, openPdf, type Printed, printedOf, printToPdf, scan, textOf } from './paper.ts';
import { signIn } from './shop.ts';

interface Line {
  BELGENO: string;
  STOK_AD: string;
  STOK_KOD: string;
  BARKOD: string;
}
/** The newest invoice and its lines, as the shop's own calls have them. */
async function newestInvoice(page: Page) {
  const list = await page.request.get(`/report/faturalistesi?${callRange(90)}`);
  const { data } = (await list.json()) as { data: { BELGENO: string }[] };
  const number = data[0]?.BELGENO ?? '';
  const answer = await page.request.get(`/Report/faturadetay/${encodeURIComponent(number)}`);
  return { number, lines: (await answer.json()) as Line[] };
}

/** The narrower of the blank strips left and right of the words of a PDF page, in pt. */
async function narrowestMargin(page: PDFPageProxy): Promise<number> {
  const { width } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const words = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  const left = words.map(({ transform }) => Number(transform[4]));
  const right = words.map(({ transform, width: length }) => width - Number(transform[4]) - length);
  return Math.min(...left, ...right);
}
/** Office printers reach no closer to the edge of the paper, in pt: 5 mm. */
const unprintable = 14.2;

/** Whose papers they are: the company of the account, not the person who is signed in. */
async function readNames(page: Page) {
  const { cari } = (await (await page.request.get('/info/me')).json()) as { cari: { ad: string } };
  const { settings, memberDisplayName } = (await (await page.request.get('/application')).json()) as {
    settings: { firmaadi: string };
    memberDisplayName: string;
  };
  return { company: cari.ad, seller: settings.firmaadi, member: memberDisplayName };
}

/** Each page says which it is, and the first whose it is. */
async function expectNamed(
  texts: readonly string[],
  { company, seller, member }: Awaited<ReturnType<typeof readNames>>,
) {
  for (const [index, text] of texts.entries()) expect(text).toContain(`Sayfa ${index + 1} / ${texts.length}`);
  for (const name of [company, seller]) expect(texts[0]).toContain(name);
  expect(texts.join(' ')).not.toContain(member);
}

async function expectPrinted(page: Page) {
  await catchPrint(page);
  await signIn(page);
  const { number, lines } = await newestInvoice(page);
  await page.goto(`report/faturalistesi?belge=${encodeURIComponent(number)}&tur=fatura`);
  const panel = page.getByRole('dialog', { name: 'Fatura Detayı' });
  await expect(panel.getByText(lines[0]?.STOK_AD ?? '', { exact: true })).toBeVisible();
  const names = await readNames(page);
  await expect(panel.getByText(names.company)).toBeVisible();
  const title = await page.title();
  await panel.getByRole('button', { name: 'Belgeyi Yazdir' }).click();
  await expect.poll(() => printedOf(page)).toBeTruthy();
  const printed = (await printedOf(page)) as Printed;
  expect(printed.after).toBeGreaterThanOrEqual(500);
  expect(printed).toMatchObject({ frameTitle: 'Döküman', pageTitle: 'Döküman' });
  expect(printed.rules).toMatch(/@page\s*\{[^}]*margin: 0/);
  expect(printed.rules).toContain('print-color-adjust: exact');

  for (const format of ['A4', 'Letter']) {
    const { numPages, ...pdf } = await openPdf(await printToPdf(page, printed, format));
    const pages = await Promise.all(Array.from({ length: numPages }, (_, index) => pdf.getPage(index + 1)));
    const texts = (await Promise.all(pages.map(textOf))).map((one) => one.replaceAll(/\s+/g, ' '));
    await expectNamed(texts, names);
    const text = texts.join(' ');
    for (const word of ['Fatura Detayı', number, 'Ara Toplam', 'Kdv Toplam', 'Genel Toplam'])
      expect(text).toContain(word);
    const squeezed = text.replaceAll(' ', '');
    for (const { STOK_KOD, STOK_AD } of lines)
      for (const word of [STOK_KOD, STOK_AD]) expect(squeezed).toContain(word.replaceAll(' ', ''));
    expect(text).not.toContain('Belgeyi Yazdir');
    const margins = await Promise.all(pages.map(narrowestMargin));
    expect(Math.min(...margins), format).toBeGreaterThan(unprintable);
    const codes = (await Promise.all(pages.map(scan))).flat();
    expect(codes.toSorted()).toEqual(lines.map(({ BARKOD }) => BARKOD).toSorted());
  }

  // The dialog is closed: the paper goes, and the page has its own title again.
  const frame = page.locator('iframe[title="Döküman"]');
  await expect(frame).toHaveCount(1);
  await frame.evaluate((element: HTMLIFrameElement) =>
    element.contentWindow?.dispatchEvent(new Event('afterprint')),
  );
  await expect(frame).toHaveCount(0);
  await expect(page).toHaveTitle(title);
}

/** The page printed with a document open, as by Ctrl+P, is the document, whole and alone. */
async function expectAlone(page: Page) {
  const { number, lines } = await newestInvoice(page);
  const { numPages, ...pdf } = await openPdf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  const sheets = await Promise.all(Array.from({ length: numPages }, (_, index) => pdf.getPage(index + 1)));
  const text = (await Promise.all(sheets.map(textOf))).join(' ').replaceAll(/\s+/g, ' ');
  for (const word of ['Fatura Detayı', number, 'Liste Fiyatı', 'Net Fiyat', 'Tutar', 'Genel Toplam'])
    expect(text).toContain(word);
  for (const { STOK_KOD } of lines) expect(text.replaceAll(' ', '')).toContain(STOK_KOD.replaceAll(' ', ''));
  expect(text.match(/Belgeyi Yazdir|Fatura Listesi|Vade Durumu/g)).toBeNull();
  for (const sheet of sheets) {
    const { width, height } = sheet.getViewport({ scale: 1 });
    expect(width).toBeGreaterThan(height);
  }
  await expect(page.getByRole('button', { name: 'Belgeyi Yazdir' })).toBeVisible();
}

test('REPT-11 USE-09 a document is printed with its text and bar codes, and its paper is removed; the page printed with it open is the document alone', async ({
  page,
}) => {
  await expectPrinted(page);
  await expectAlone(page);
});

test('USE-09 a printed report says whose it is, of when, and which page of how many', async ({ page }) => {
  await signIn(page);
  const names = await readNames(page);
  await page.goto(`report/hesapekstresi?${pageRange(120)}`);
  await expect(page.getByRole('main').getByText(names.company).first()).toBeAttached();
  await expect(page.getByText('TRY Hesap Toplamı').first()).toBeAttached();
  const { numPages, ...pdf } = await openPdf(await page.pdf({ format: 'A4' }));
  expect(numPages).toBeGreaterThan(1);
  const pages = await Promise.all(Array.from({ length: numPages }, (_, index) => pdf.getPage(index + 1)));
  const texts = (await Promise.all(pages.map(textOf))).map((one) => one.replaceAll(/\s+/g, ' '));
  await expectNamed(texts, names);
  expect(texts[0]).toContain(`${shownDay(dayBefore(120))} – ${shownDay(dayBefore(0))}`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });
  test('REPT-11 a document is printed with its text and bar codes', async ({ page }) => {
    await expectPrinted(page);
  });
});
