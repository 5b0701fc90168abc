import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { pageRange } from './days.ts';
import { expect as ordinary, test } from './fixtures.ts';
import { signIn, tabTo } from './shop.ts';

const movements = ['Belge No', 'Tarih', 'Belge Türü', 'Borç', 'Alacak', 'Döviz', 'İşlem'];
const orders = 'Belge No|Sipariş Tarihi|Sipariş Türü|Toplam|KDV|Genel Toplam|Döviz|Açıklama|İşlem'.split('|');
const invoices = 'Belge No|Tarih|Tür|VADE|Gecikme|Toplam|KDV|Genel Toplam|Döviz|Kur|İşlem'.split('|');

/** Half a dozen steps in a row on a busy machine. */
const expect = ordinary.configure({ timeout: 15_000 });

/** The four reports with the columns of each. */
const reports = [
  { type: 'genelhareket', name: 'Genel Hareketler', columns: movements },
  {
    type: 'hesapekstresi',
    name: 'Hesap Ekstresi',
    columns: ['B/A', ...movements.slice(0, 5), 'Bakiye', 'Döviz', 'Kur', 'İşlem'],
  },
  { type: 'siparislistesi', name: 'Sipariş Listesi', columns: orders },
  { type: 'faturalistesi', name: 'Fatura Listesi', columns: invoices },
] as const;
type Shown = (typeof reports)[number];

const alphabet = new Intl.Collator('tr-TR', { numeric: true });
/** In front of these stand ticks. */
const ticks = ({ type }: Shown) => (type === 'hesapekstresi' || type === 'faturalistesi' ? [''] : []);
const picker = (page: Page) => page.getByRole('button', { name: /^Tarih Aralığı/ });
const sorting = (page: Page) => page.getByRole('combobox', { name: 'Sıralama' });
const table = (page: Page, { name }: Shown) => page.getByRole('table', { name });
const head = (page: Page, report: Shown) =>
  table(page, report).getByRole('columnheader', { name: 'Belge No' });
/** The address of a whole month. */
const month = /begin=(\d{4}-\d\d)-01&end=\1-\d\d/;

async function open(page: Page, report: Shown) {
  await page.goto(`report/${report.type}?${pageRange(120, 90)}`);
  await expect(page.getByText(/^\d[\d.]* satır$/)).toBeVisible();
}

/** The address has a whole month; the picker shows it as soon as the table does, so the rows counted are those of it. */
async function expectMonth(page: Page) {
  await expect(page).toHaveURL(month);
  const { searchParams } = new URL(page.url());
  const days = ['begin', 'end'].map((name) => searchParams.get(name)?.split('-').toReversed().join('.'));
  await expect(picker(page)).toHaveText(days.join(' – '));
  await expect(page.getByText(/^\d[\d.]* satır$/)).toBeVisible();
}

/** Every column has its head; on a phone, where a card has none, its place in the list that sorts. */
async function expectColumns(page: Page, report: Shown, isPhone: boolean) {
  if (isPhone) {
    await expect(head(page, report)).toBeHidden();
    expect(await sorting(page).locator('option').allTextContents()).toEqual(report.columns.slice(0, -1));
  } else {
    await expect(table(page, report).getByRole('columnheader')).toHaveText([
      ...ticks(report),
      ...report.columns,
    ]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** All rows, by their document numbers. */
async function expectSorted(page: Page, report: Shown) {
  const place = [...ticks(report), ...report.columns].indexOf('Belge No');
  const numbers = () =>
    table(page, report)
      .locator('[role=rowgroup] [role=row]')
      .evaluateAll(
        (rows, column) =>
          rows.flatMap(({ children }) =>
            /\d/.exec(children[column]?.textContent ?? '') && children.length > 6
              ? [children[column]?.textContent ?? '']
              : [],
          ),
        place,
      );
  await expect
    .poll(async () => {
      const shown = await numbers();
      return (
        shown.length > 3 &&
        shown.every((one, index) => index === 0 || alphabet.compare(shown[index - 1] ?? '', one) <= 0)
      );
    })
    .toBe(true);
}

/** The panel shows its document, which the address names, and can be printed; afterwards the focus is back. */
async function expectPanel(
  page: Page,
  detail: Locator,
  close: () => Promise<void>,
  print: () => Promise<void>,
) {
  const panel = page.getByRole('dialog', { name: /^(Fatura|İrsaliye) Detayı$/ });
  await expect(panel.getByRole('button', { name: 'Belgeyi Yazdir' })).toBeEnabled();
  const number = new URL(page.url()).searchParams.get('belge') ?? '';
  expect(number).not.toBe('');
  await expect(panel.getByText(number, { exact: true })).toBeVisible();
  await print();
  await close();
  await expect(panel).toBeHidden();
  await expect(page).not.toHaveURL(/belge=/);
  await expect(detail).toBeFocused();
}

/** What is exported has the columns of the screen, and its rows. */
async function expectCsv(page: Page, { name, columns }: Shown, choose: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), choose()]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${name} - .*\\.csv$`));
  // Whose it is, an empty line, and the table.
  const [, text = ''] = (await readFile(await file.path(), 'utf8')).split('\r\n\r\n');
  const [titles = '', ...lines] = text.trimEnd().split('\r\n');
  expect(titles.split(';')).toEqual(columns.slice(0, -1));
  expect(lines.length).toBeGreaterThan(4);
}

const detailOf = (page: Page, report: Shown) =>
  table(page, report)
    .getByRole('link', { name: /^Detay: / })
    .first();

async function byMouse(page: Page, report: Shown, isPhone: boolean) {
  await picker(page).click();
  const dialog = page.getByRole('dialog', { name: 'Tarih Aralığı' });
  await dialog.getByRole('button', { name: 'Geçen Ay' }).click();
  await dialog.getByRole('button', { name: 'Uygula' }).click();
  await expect(dialog).toBeHidden();
  await expectMonth(page);
  await expectColumns(page, report, isPhone);

  if (isPhone) {
    await sorting(page).selectOption('Belge No');
    const turn = page.getByRole('button', { name: 'Artan sırala' });
    if (await turn.isVisible()) await turn.click();
  } else {
    await head(page, report).getByRole('button').click();
    await expect(head(page, report)).toHaveAttribute('aria-sort', 'ascending');
  }
  await expectSorted(page, report);

  const detail = detailOf(page, report);
  await detail.click();
  await expectPanel(
    page,
    detail,
    () => page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click(),
    () => page.getByRole('button', { name: 'Belgeyi Yazdir' }).click({ trial: true }),
  );
  await page.getByRole('button', { name: 'Dışa Aktar' }).click();
  await expectCsv(page, report, () => page.getByRole('menuitem', { name: 'CSV (.csv)' }).click());
}

async function byKeyboard(page: Page, report: Shown, isPhone: boolean) {
  const { keyboard } = page;
  await tabTo(page, /^Tarih Aralığı/);
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tarih Aralığı' });
  await expect(dialog.getByRole('button', { name: 'Geçen Ay' })).toBeVisible();
  await tabTo(page, /^Geçen Ay$/);
  await keyboard.press('Space');
  await tabTo(page, /^Uygula$/);
  await keyboard.press('Enter');
  await expect(picker(page)).toBeFocused();
  await expectMonth(page);

  if (isPhone) {
    await tabTo(page, (element) => element.tagName === 'SELECT');
    await expect(sorting(page)).toBeFocused();
    await keyboard.press('Home');
    for (let down = report.columns.indexOf('Belge No'); down > 0; down -= 1)
      await keyboard.press('ArrowDown');
    await expect(sorting(page)).toHaveValue('documentNo');
    await tabTo(page, /^(Artan|Azalan) sırala$/);
    const turn = page.getByRole('button', { name: 'Artan sırala' });
    if (await turn.isVisible()) await keyboard.press('Enter');
  }
  await tabTo(page, /^Dışa Aktar$/);
  await keyboard.press('Enter');
  const csv = page.getByRole('menuitem', { name: 'CSV (.csv)' });
  await expect(page.getByRole('menuitem', { name: 'Excel (.xlsx)' })).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(csv).toBeFocused();
  await expectCsv(page, report, () => keyboard.press('Enter'));
  await expect(page.getByRole('button', { name: 'Dışa Aktar' })).toBeFocused();

  if (!isPhone) {
    await tabTo(page, /^Belge No$/);
    await keyboard.press('Enter');
    await expect(head(page, report)).toHaveAttribute('aria-sort', 'ascending');
  }
  await expectSorted(page, report);
  await tabTo(page, /^Detay: /);
  await keyboard.press('Enter');
  await expectPanel(
    page,
    detailOf(page, report),
    () => keyboard.press('Escape'),
    () => tabTo(page, /^Belgeyi Yazdir$/),
  );
}

const linkTo = (page: Page, { name }: Shown) =>
  page.getByRole('navigation', { name: 'Raporlar' }).getByRole('link', { name });

/** The ways through a report, and from one to the next. */
const ways = {
  'by mouse': { walk: byMouse, goOn: (page: Page, next: Shown) => linkTo(page, next).click() },
  'by keyboard alone': {
    walk: byKeyboard,
    goOn: async (page: Page, { name }: Shown) => {
      await tabTo(page, new RegExp(`^${name}$`));
      await page.keyboard.press('Enter');
    },
  },
} as const;

/**
 * What is walked by mouse at a width, the others by keyboard: each report at every width and each way, each way at every width.
 */
const byMouseAt: Readonly<Record<number, readonly Shown['type'][]>> = {
  1440: ['genelhareket', 'hesapekstresi'],
  768: ['siparislistesi', 'faturalistesi'],
  375: ['genelhareket', 'siparislistesi'],
};

for (const [at, types] of Object.entries(byMouseAt)) {
  const width = Number(at);
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: width < 768 ? 812 : 900 } });

    for (const [way, { walk, goOn }] of Object.entries(ways)) {
      const [first, second] = reports.filter(({ type }) => types.includes(type) === (way === 'by mouse'));
      if (!first || !second) throw new Error('Two reports go each way.');
      test(`REPT-01 REPT-02 ${first.name} and ${second.name} are ranged, sorted, opened and exported ${way}`, async ({
        page,
      }) => {
        await signIn(page);
        await open(page, first);
        await walk(page, first, width < 768);
        await goOn(page, second);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name);
        await walk(page, second, width < 768);
      });
    }
  });
}
