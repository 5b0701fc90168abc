import type { Locator, Page } from '@playwright/test';
import { demoAccount } from '@vitrin/demo-server/accounts';
import { expect, test } from './fixtures.ts';
import { signIn } from './shop.ts';

/** Selects from the beginning of one text to the end of another, as a mouse does. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  const [begin, end] = await Promise.all([from.boundingBox(), to.boundingBox()]);
  if (!begin || !end) throw new Error('Both texts are to be in sight.');
  await page.mouse.move(begin.x + 1, begin.y + begin.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width - 1, end.y + end.height / 2, { steps: 4 });
  await page.mouse.up();
}

/** Copies what is selected, and pastes it where cells can be, as into a mail, and where they cannot, as into a chat. */
async function copyAndPaste(page: Page) {
  // The code for it comes when something is selected.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('copyCells')),
  );
  await page.keyboard.press('Control+c');
  const other = await page.context().newPage();
  await other.setContent('<div contenteditable></div><textarea></textarea>');
  const [mail, chat] = [other.locator('div'), other.locator('textarea')];
  for (const place of [mail, chat]) {
    await place.focus();
    await other.keyboard.press('Control+v');
  }
  const cells = await mail
    .locator('tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
  const lines = (await chat.inputValue()).split('\n').map((line) => line.split('\t'));
  await other.close();
  return { cells, lines };
}

const rowsOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('[role=rowgroup] [role=row]');

test('USE-11 a part of a product list is copied as cells, quantities included', async ({ page }) => {
  await signIn(page);
  await page.goto('productAll');
  const rows = rowsOf(page, 'Ürünler');
  await rows.nth(1).getByRole('textbox').fill('12');
  const texts = await rows
    .first()
    .evaluate((row) => [row.querySelector('a')?.title, row.querySelector('.elements-price')?.textContent]);
  const code = rows.first().locator('a + span > span').first();
  await drag(page, code, rows.nth(2).locator('.elements-price').first());
  const { cells, lines } = await copyAndPaste(page);
  expect(cells).toHaveLength(3);
  expect(cells[0]).toEqual(expect.arrayContaining([await code.textContent(), ...texts]));
  // Each row has as many, so that they stand under each other.
  expect(new Set(cells.map((row) => row.length)).size).toBe(1);
  expect(cells[1]?.at(-1)).toBe('12');
  expect(cells.flat().join()).not.toMatch(/Adet/);
  expect(lines).toEqual(cells);
});

test('USE-11 a part of a basket is copied as cells', async ({ page }) => {
  await signIn(page, demoAccount('stok'));
  await page.goto('basket/');
  const rows = rowsOf(page, 'Sepetiniz');
  const first = await rows.first().evaluate((row) => ({
    name: row.querySelector('a')?.title,
    code: row.querySelector('a + span')?.textContent,
    quantity: row.querySelector('input')?.value,
  }));
  await drag(page, rows.first().locator('a + span'), rows.nth(1).locator('a + span'));
  const { cells, lines } = await copyAndPaste(page);
  expect(cells).toHaveLength(2);
  expect(cells[0]).toEqual(expect.arrayContaining([first.code, first.name, first.quantity]));
  expect(cells[1]?.[1]).toBe(await rows.nth(1).locator('a').getAttribute('title'));
  expect(cells.flat().join()).not.toMatch(/Sil|Artır/);
  expect(lines).toEqual(cells);
});

test('USE-11 a part of a statement is copied as cells', async ({ page }) => {
  await signIn(page);
  await page.goto('report/hesapekstresi?begin=2026-06-01&end=2026-11-27');
  const rows = rowsOf(page, 'Hesap Ekstresi');
  await expect(rows.nth(2)).toBeVisible();
  const shown = await rows.evaluateAll((all) =>
    all.slice(0, 3).map((row) => [...row.children].slice(1, -1).map((cell) => cell.textContent)),
  );
  await drag(page, rows.first().getByRole('cell').nth(2), rows.nth(2).getByRole('cell').nth(7));
  const { cells, lines } = await copyAndPaste(page);
  expect(cells).toHaveLength(3);
  expect(cells[1]).toEqual(shown[1]);
  // What was not selected leaves its place empty.
  expect(cells[0]).toEqual(['', ...(shown[0] ?? []).slice(1)]);
  expect(cells[2]).toEqual([...(shown[2] ?? []).slice(0, 7), '', '']);
  expect(lines).toEqual(cells);
});
