import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';

const { resolve } = createRequire(import.meta.url);
prepareZXingModule({
  overrides: {
    wasmBinary: Uint8Array.from(readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer,
  },
});

/** What the print dialog would have been given. */
export interface Printed {
  html: string;
  rules: string;
  frameTitle: string;
  pageTitle: string;
  /** ms between the press of the button and the browser being asked. */
  after: number;
}

/** Stands in for the print dialog, which a browser without a window does not have. */
export const catchPrint = (page: Page) =>
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

/** What the print dialog was given; undefined where it was not asked for yet. */
export const printedOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { printed?: Printed }).printed);

/** What was printed on paper: a page of our own origin with the frame's markup and rules. */
export async function printToPdf(page: Page, { html, rules }: Printed, format: string): Promise<Buffer> {
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

/** The words of a PDF page. */
export async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

/** The bar codes of a PDF page, read like a scanner reads them: from its picture, at 300 dpi. */
export async function scan(page: PDFPageProxy): Promise<string[]> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const viewport = page.getViewport({ scale: 300 / 72 });
  const canvas = createCanvas(viewport.width, viewport.height);
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  return scanPicture(await canvas.encode('png'), {
    formats: ['EAN13', 'EAN8', 'Code128'],
    maxNumberOfSymbols: 200,
    tryHarder: true,
    // At a third of the size a module is one pixel, and codes are read that stand nowhere.
    tryDownscale: false,
  });
}

/** The codes in a picture. */
export async function scanPicture(png: Uint8Array, options: ReaderOptions): Promise<string[]> {
  const found = await readBarcodes(new Uint8Array(png), options);
  return found.map(({ text }) => text);
}

/** A PDF, read by another program than the one that made it. */
export async function openPdf(bytes: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  return { numPages: pdf.numPages, getPage: (number: number) => pdf.getPage(number) };
}
