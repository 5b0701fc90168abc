import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { listed, readable, refused } from '../packages/ui/src/features/quick-order/file/listFiles.fixture.ts';
import { expect, test } from './fixtures.ts';
import { counted, rowsOf } from './orderRows.ts';
import { signIn } from './shop.ts';

interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Whoever asks for the field for files by its name. */
const field = (page: Page) => page.getByLabel('Dosya Seç', { exact: true }).and(page.locator('input'));
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const handOver = (page: Page) => page.getByRole('button', { name: 'Satırlara Aktar' });

/** The ways a file comes in. Dropped and pasted as the browser tells the page of it. */
const ways = {
  // From the disk, as people choose: ten megabytes as a message to the browser take it seconds.
  choose: async (page: Page, { name, bytes }: NamedFile) => {
    const path = test.info().outputPath('chosen', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    await field(page).setInputFiles(path);
  },
  drop: (page: Page, file: NamedFile) => bring(page, file, 'drop'),
  paste: (page: Page, file: NamedFile) => bring(page, file, 'paste'),
};

async function bring(page: Page, { name, bytes }: NamedFile, way: 'drop' | 'paste') {
  await page.evaluate(
    ({ fileName, content, type }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], fileName));
      const how = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        type === 'drop'
          ? new DragEvent('drop', { ...how, dataTransfer: data })
          : new ClipboardEvent('paste', { ...how, clipboardData: data }),
      );
    },
    { fileName: name, content: Buffer.from(bytes).toString('base64'), type: way },
  );
}

/** What a dialog says it has read. */
const summary = (page: Page) => page.getByRole('status').filter({ hasText: 'satır okundu' });

/** Saves something by a menu: the file as it was saved. */
async function save(page: Page, menu: string, kind: string): Promise<NamedFile> {
  await page.getByRole('button', { name: menu }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: kind }).click(),
  ]);
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
}

async function clear(page: Page) {
  await page.getByRole('button', { name: 'Temizle', exact: true }).click();
  await expect.poll(() => rowsOf(page)).toEqual([]);
}

/** Hands over what a dialog understood, looks at the rows that come of it, and takes them away again. */
async function expectRows(page: Page, rows: readonly (readonly [string, string])[]) {
  await handOver(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => rowsOf(page)).toEqual(rows);
  await clear(page);
}

const readableFile = (name: string): NamedFile => ({ name, bytes: readable[name]?.() ?? new Uint8Array() });
const listedRows = listed.map(([code, quantity]) => [code, String(quantity)] as const);

test('QORD-04 QORD-05 files of a dealer are read beside the page or refused in a sentence', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('hizli-siparis');

  // Its code is not fetched before it is wanted, and what cannot be had is told; the file is still there.
  await page.route(/\/assets\/tableFile\.worker-/, (route) => route.abort());
  await ways.choose(page, readableFile('excel.xlsx'));
  const mapping = dialog(page, 'Dosyayı Eşle');
  await expect(mapping.getByRole('alert')).toHaveText(/^Dosyayı okuyan bölüm yüklenemedi/);
  await page.unroute(/\/assets\/tableFile\.worker-/);
  await page.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expectRows(page, listedRows);

  // By each way, a file of each kind; the next one takes the place of the one before. All the others are read without a browser.
  for (const [way, name] of [
    ['choose', 'excel-adi-yanlis.pdf'],
    ['drop', 'logo-windows-1254.csv'],
    ['paste', 'unicode.txt'],
  ] as const) {
    await ways[way](page, readableFile(name));
    await expect(mapping).toContainText(name);
    await expect(summary(page)).toHaveText('3 satır okundu, 3 satır aktarılacak');
    for (const [code] of listed) await expect(mapping).toContainText(code);
  }
  await expectRows(page, listedRows);

  // By its first bytes, and while it is unpacked.
  for (const name of ['parolali.xlsx', 'yarim.xlsx', 'bomba.xlsx']) {
    const [make, words] = refused[name] ?? [() => new Uint8Array(), ''];
    await ways.choose(page, { name, bytes: make() });
    await expect(mapping).toContainText(name);
    await expect(mapping.getByRole('alert')).toContainText(words);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await rowsOf(page)).toEqual([]);
});

test('QORD-03 QORD-10 a list comes in as text, and what is saved comes back', async ({ page }) => {
  await signIn(page);
  await page.goto('hizli-siparis');
  await page.getByRole('button', { name: 'Yapıştır' }).click();
  const box = page.getByRole('textbox', { name: 'Ürün listesi' });
  await box.fill(
    'Stok Kodu\tAd\tMiktar\r\nKL-KA-6-UT\tAnahtar\t6\r\n8690022903421\tVida\t12\r\nEV-GP-2-15-A\t\t240',
  );
  // By the keys, as people paste.
  await box.press('ControlOrMeta+a');
  await box.press('ControlOrMeta+x');
  await box.press('ControlOrMeta+v');
  await expectRows(page, listedRows);

  const sample = await save(page, 'Örnek Dosya', 'Örnek .xlsx');
  expect(sample.name).toBe('Hızlı Sipariş Örneği.xlsx');
  expect((await save(page, 'Örnek Dosya', 'Örnek .csv')).name).toBe('Hızlı Sipariş Örneği.csv');
  await ways.choose(page, sample);
  await expect(summary(page)).toHaveText(
    '10 satır okundu, aynı koddan 1 satır birleştirildi, 9 satır aktarılacak, 2 satır hatalı',
  );
  await handOver(page).click();
  // How many rows are in which state, as the screen counts them.
  await expect
    .poll(() => counted(page))
    .toEqual([
      'Tümü 9',
      'Hazır 2',
      'Benzer kod 1',
      'Seçim gerekli 1',
      'Bulunamadı 1',
      'Sepete eklenemez 1',
      'Miktar hatalı 1',
      'Okunamadı 1',
      'Aranamadı 1',
    ]);

  // What is wrong comes back as it was, without what is ready.
  const rows = await rowsOf(page);
  const faultyName = /^Hatalı Satırlar - \d\d\.\d\d\.\d{4}\.(?:xlsx|csv)$/;
  expect((await save(page, 'Hatalı Satırları İndir', '.xlsx')).name).toMatch(faultyName);
  const faulty = await save(page, 'Hatalı Satırları İndir', '.csv');
  expect(faulty.name).toMatch(faultyName);
  await clear(page);
  await ways.drop(page, faulty);
  await expect(summary(page)).toHaveText('7 satır okundu, 7 satır aktarılacak, 2 satır hatalı');
  await handOver(page).click();
  await expect.poll(() => rowsOf(page)).toEqual(rows.slice(2));
});
