import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { atBothWidths, openCheckout, test } from './payment.ts';
import { expectInOrderList, orderNumber } from './shop.ts';

const finish = (page: Page) => page.getByRole('button', { name: 'Siparişi Bitir' });

atBothWidths(() => {
  test('CHKT-02 CHKT-03 CHKT-04 CHKT-09 an order on account is finished once', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/basket/checkout2/')) sent.push(request.postData() ?? '');
    });
    const id = await openCheckout(page);
    await page.getByRole('radio', { name: 'Araç' }).check();
    await page.getByRole('radio', { name: 'Açık Hesap' }).check();
    await expect(page.getByText('gün vadeli')).toBeVisible();
    await finish(page).click();
    const time = page.getByLabel('Teslimat Saati');
    await expect(time).toBeFocused();
    await expect(page.getByText('Maalesef, tüm alanlar doğru doldurulmadı.')).toBeVisible();
    expect(sent).toEqual([]);
    await time.selectOption({ index: 1 });
    await expect(page.getByText('Maalesef, tüm alanlar doğru doldurulmadı.')).toBeHidden();
    await finish(page).dblclick();
    expect(await orderNumber(page)).toBe(id);
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({ teslimSekli: 'arac', odemeSekli: 'acikhesap' });
    await expect(page.getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', /^\/spa\/?$/);
    await expectInOrderList(page, id);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});
