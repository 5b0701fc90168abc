import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { callRange } from './days.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './shop.ts';

const { resolve } = createRequire(import.meta.url);
prepareZXingModule({
  overrides: {
    wasmBinary: Uint8Array.from(readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer,
  },
});

interface Line {
  BELGENO: string;
  STOK_AD: string;
  STOK_KOD: string;
  BARKOD: string;
}
/** What the print dialog would have been given. */
interface Printed {
  html: string;
  rules: string;
  frameTitle: string;
  pageTitle: string;
  /** ms between the press of the button and the browser being asked. */
  after: number;
}

/** The newest invoice and its lines, as the shop's own calls have them. */
async function newestInvoice(page: Page) {
  const list = await page.request.get(`/report/faturalistesi?${callRange(90)}`);
  const { data } = (await list.json()) as { data: { BELGENO: string }[] };
  const number = data[0]?.BELGENO ?? '';
  const answer = await page.request.get(`/Report/faturadetay/${encodeURIComponent(number)}`);
  return { number, lines: (await answer.json()) as Line[] };
}

/** Stands in for the print dialog, which a browser without a window does not have. */
const catchPrint = (page: Page) =>
  page.addInitScript(() => {
    // The page itself must not be printed: it would fall uncaught.
    Reflect.set(window, 'print', undefined);
    const told = window as unknown as { printed?: Printed; pressed?: number };
    document.addEventListener('click', () => (told.pressed = performance.now()), true);
    const { contentWindow } = Object.getOwnPropertyDescriptors(HTMLIFrameElement.prototype);
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
      ...contentWindow,
      get(this: HTMLIFrameElement) {
        const view = contentWindow.get?.call(this) as Window | null;
        if (view)
          view.print = () => {
            const paper = view.document;
            told.printed = {
              html: paper.documentElement.outerHTML,
              rules: paper.adoptedStyleSheets
                .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
                .join('\n'),
              frameTitle: paper.title,
              pageTitle: document.title,
              after: performance.now() - (told.pressed ?? 0),
            };
          };
        return view;
      },
    });
  });

const printedOf = (page: Page) => page.evaluate(() => (window as unknown as { printed?: Printed }).printed);

/** The same document on paper: a page of our own origin with the frame's markup and rules. */
async function printToPdf(page: Page, { html, rules }: Printed, format: string): Promise<Buffer> {
  const paper = await page.context().newPage();
  await paper.route('**/spa/paper', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html>${html}` }),
  );
  await paper.goto('paper', { waitUntil: 'networkidle' });
  await paper.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
  const pdf = await paper.pdf({ format, preferCSSPageSize: true, printBackground: false });
  await paper.close();
  return pdf;
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
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

/** The bar codes of a PDF page, read like a scanner reads them: from its picture, at 300 dpi. */
async function scan(page: PDFPageProxy): Promise<string[]> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const viewport = page.getViewport({ scale: 300 / 72 });
  const canvas = createCanvas(viewport.width, viewport.height);
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  const found = await readBarcodes(new Uint8Array(await canvas.encode('png')), {
    formats: ['EAN13', 'EAN8', 'Code128'],
    maxNumberOfSymbols: 200,
    tryHarder: true,
    // At a third of the size a module is one pixel, and codes are read that stand nowhere.
    tryDownscale: false,
  });
  return found.map(({ text }) => text);
}

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

async function openPdf(bytes: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  return { numPages: pdf.numPages, getPage: (number: number) => pdf.getPage(number) };
}

test('REPT-11 USE-09 a document is printed with its text and bar codes, and its paper is removed', async ({
  page,
}) => {
  await expectPrinted(page);
});

test('REPT-11 the page printed with a document open is the document, whole and alone', async ({ page }) => {
  await signIn(page);
  const { number, lines } = await newestInvoice(page);
  await page.goto(`report/faturalistesi?belge=${encodeURIComponent(number)}&tur=fatura`);
  const panel = page.getByRole('dialog', { name: 'Fatura Detayı' });
  await expect(panel.getByText(lines[0]?.STOK_AD ?? '', { exact: true })).toBeVisible();
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
  await expect(panel.getByRole('button', { name: 'Belgeyi Yazdir' })).toBeVisible();
});

test('USE-09 a printed report says whose it is, of when, and which page of how many', async ({ page }) => {
  await signIn(page);
  const names = await readNames(page);
  await page.goto('report/hesapekstresi?begin=2025-06-01&end=2026-11-27');
  await expect(page.getByRole('main').getByText(names.company).first()).toBeAttached();
  await expect(page.getByText('TRY Hesap Toplamı').first()).toBeAttached();
  const { numPages, ...pdf } = await openPdf(await page.pdf({ format: 'A4' }));
  expect(numPages).toBeGreaterThan(1);
  const pages = await Promise.all(Array.from({ length: numPages }, (_, index) => pdf.getPage(index + 1)));
  const texts = (await Promise.all(pages.map(textOf))).map((one) => one.replaceAll(/\s+/g, ' '));
  await expectNamed(texts, names);
  expect(texts[0]).toContain('01.06.2025 – 27.11.2026');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });
  test('REPT-11 a document is printed with its text and bar codes', async ({ page }) => {
    await expectPrinted(page);
  });
});
