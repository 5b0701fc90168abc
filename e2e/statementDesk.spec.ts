import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pageRange } from './days.ts';
import { expect, test } from './fixtures.ts';
import { cards, chooseSingle, fillCard } from './payment.ts';
import { signIn, tabTo } from './shop.ts';

const statement = `report/hesapekstresi?${pageRange(120)}`;

test('LEDG-02 LEDG-03 from open items to a paid document and a statement without it, by keyboard', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(statement);
  const toggle = page.getByRole('switch', { name: 'Açık Kalemler' });
  await expect(toggle).toBeVisible();
  await tabTo(page, (element) => element.matches('[role=switch]'));
  await page.keyboard.press('Space');
  const table = page.getByRole('table', { name: 'Açık Kalemler' });
  const boxes = table.getByRole('checkbox', { name: /^Seç: / });
  const open = boxes.and(page.locator(':enabled'));
  const oldest = open.first();
  await expect(oldest).toBeVisible();
  // Two: what others have paid may have left less of the oldest than a payment has to be.
  const names = await open.evaluateAll((two) =>
    two.slice(0, 2).map(({ ariaLabel }) => ariaLabel?.replace('Seç: ', '') ?? ''),
  );
  const count = await boxes.count();
  await tabTo(page, (element) => element.ariaLabel?.startsWith('Seç: ') ?? false);
  await page.keyboard.press('Space');
  await expect(oldest).toBeChecked();
  await open.nth(1).press('Space');
  const bar = page.getByRole('region', { name: 'Seçilen belgeler' });
  await expect(bar.getByText('2 belge seçildi')).toBeVisible();
  const sum = /[\d.]+,\d\d(?= TL)/.exec((await bar.textContent()) ?? '')?.[0] ?? '';
  await bar.getByRole('link', { name: 'Seçilenleri Öde' }).press('Enter');

  const price = page.getByLabel('Tutar', { exact: true });
  await expect(price).toHaveValue(sum.replaceAll('.', ''));
  const documents = page.getByRole('region', { name: 'Ödenecek belgeler' });
  for (const name of names) await expect(documents.getByText(name)).toBeVisible();
  // A card that is declined leaves the documents chosen, here and in the statement.
  await fillCard(page, cards.declines);
  await chooseSingle(page);
  await page.getByRole('button', { name: 'Ödeme Yap' }).press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goBack();
  await expect(oldest).toBeChecked();
  await page.goForward();
  await expect(price).toHaveValue(sum.replaceAll('.', ''));
  await fillCard(page, cards.takes);
  await chooseSingle(page);
  await page.getByRole('button', { name: 'Ödeme Yap' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Ödemeniz Başarıyla Alınmıştır.' })).toBeVisible();
  await expect(page.getByText(`Ödeme yapılan belgeler: ${names.join(', ')}`)).toBeVisible();

  await page.goto(statement);
  await expect(toggle).not.toBeChecked();
  await toggle.press('Space');
  // The oldest are what a payment goes to.
  await expect(boxes).toHaveCount(count - names.length);
  for (const name of names) await expect(table.getByRole('checkbox', { name })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('LEDG-01 LEDG-04 rows are ticked, and the letter of last month is one page of A4', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto(statement);
    await page.getByRole('checkbox', { name: 'Tümünü seç' }).check();
    const told = (await page.getByText(/^\d[\d.]* satır$/).textContent()) ?? '';
    await expect(page.getByText(`${told.replace(' satır', '')} belge seçildi`)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.getByRole('button', { name: 'Seçimi Temizle' }).click();

    await page.getByRole('button', { name: 'Mutabakat Mektubu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mutabakat Mektubu' });
    const day = await dialog.getByLabel('Tarih').inputValue();
    await expect(dialog.getByText(/\((?:B|A)\): /)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Yazdır' })).toBeEnabled();
    // As by Ctrl+P.
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    // On paper alone: the dialog in front of it makes the rest of the page inert.
    const paper = page.locator('article', { hasText: 'Mutabık değiliz' });
    await expect(paper.getByText(`${day} günü sonundaki bakiyesi`)).toBeVisible();
    await expect(paper.getByText(/^Yalnız .* Türk lirası/)).toBeVisible();
    const bytes = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
    const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
    expect(pdf.numPages).toBe(1);
    const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
    expect(width).toBeLessThan(height);
  });
});
