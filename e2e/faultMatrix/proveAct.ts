import { expect, type Page } from '@playwright/test';
import { arrivalLimit } from '../../packages/api-client/src/timeLimit.ts';
import { isTold, type Act } from './acts.ts';
import { spread } from './Cell.ts';
import type { MatrixFault } from './matrixFaults.ts';
import type { PageFault, PageHarness } from './pageHarness.ts';
import { advance, commonFlaws, isNotThere, patience } from './proveCell.ts';
import { readPage, type PageReading } from './readPage.ts';
import type { OwnShop } from './screens.ts';

export interface ActCell {
  readonly act: Act;
  readonly fault: MatrixFault;
}

export const nameAct = ({ act, fault }: ActCell) => `${act.name} × ${act.call} × ${fault.kind}`;

/** Longer than any call is waited for. */
const longestWait = 61_000;
/** Longer than any write that nobody waits for any more may still be on its way. */
const longestWay = arrivalLimit.payment + 1000;

/** Everything in which doing this falls short when its call fails so; nothing is good. */
export async function proveAct(page: Page, cell: ActCell, shop: OwnShop): Promise<string[]> {
  const errors: string[] = [];
  const hear = (error: Error) => void errors.push(`nobody caught: ${error.message.slice(0, 120)}`);
  page.on('pageerror', hear);
  try {
    const screen = await cell.act.prepare(page, shop);
    await page.waitForFunction(() => {
      sessionStorage.clear();
      return true;
    });
    await page.goto(screen, { waitUntil: 'commit' });
    await readPage(page, { limit: patience, open: 0 });
    const order: PageFault = {
      call: `${cell.act.call}*`,
      kind: cell.fault.kind,
      variant: spread(nameAct(cell)) % 97,
    };
    await page.evaluate((fault) => (Reflect.get(window, 'matrix') as PageHarness).arm(fault), order);
    await cell.act.perform(page);
    return [...(await judge(page, cell, screen)), ...errors];
  } catch (error) {
    return [`could not be looked at: ${String(error).slice(0, 400)}`, ...errors];
  } finally {
    page.off('pageerror', hear);
  }
}

async function judge(page: Page, { act, fault }: ActCell, screen: string): Promise<string[]> {
  if (fault.waits !== undefined) {
    const waiting = await readPage(page, { limit: patience, open: 1 });
    if (waiting.met === 0) return ['the call was not made'];
    if (waiting.isWhite) return ['a white page while it waits'];
    await advance(page, fault.ends === 'late' ? fault.waits : longestWait);
  }
  const reading = await readPage(page, { limit: patience, open: 0 });
  const flaws = commonFlaws(reading);
  if (fault.ends === 'login') return [...flaws, ...judgeLogin(reading, screen)];
  if (fault.ends !== 'late' && reading.met === 0) return [...flaws, 'the call was not made'];
  if (await becomesTrue(() => act.isDone(page), fault.ends === 'late' ? patience : 0)) return flaws;
  if (fault.ends === 'late') return [...flaws, 'what came late is not shown'];
  if (isNotThere(reading, { fault })) return flaws;
  if (!(await isTold(page))) return [...flaws, `nothing is told: ${reading.text.slice(0, 200)}`];
  const typed = await act.typed?.(page).inputValue();
  if (typed === '') flaws.push('what was typed is lost');
  await page.evaluate(() => (Reflect.get(window, 'matrix') as PageHarness).release());
  return [...flaws, ...(await judgeRecovery(page, act))];
}

const pathOf = (place: string) => new URL(place, 'http://shop/spa/').pathname;

function judgeLogin({ address }: PageReading, screen: string): string[] {
  const url = new URL(address, 'http://shop');
  if (url.pathname !== '/spa/login') return [`a lost session leads to ${address}, not to the login`];
  const from = url.searchParams.get('from') ?? '';
  return pathOf(from) === pathOf(screen) ? [] : [`the way back from the login is ${from}`];
}

/** What is offered is pressed; where nothing is, the person does it again. */
async function judgeRecovery(page: Page, act: Act): Promise<string[]> {
  for (const name of ['Tekrar Dene', 'Durumu kontrol et', undefined]) {
    const button = page
      .getByRole('button', { name: name ?? '' })
      .filter({ visible: true })
      .first();
    if (name !== undefined && (await button.count()) === 0) continue;
    await (name === undefined ? (act.repeat ?? act.perform)(page) : button.click());
    if (await becomesTrue(() => act.isDone(page), patience)) return [];
    // A write without an answer may still be on its way for a while; then one may ask again.
    if (name === 'Durumu kontrol et' && (await button.isVisible())) {
      await advance(page, longestWay);
      await button.click();
      await expect(button).toBeHidden({ timeout: patience });
    }
  }
  const text = await page.locator('body').innerText();
  return [`does not succeed after the failure: ${text.slice(0, 300)}`];
}

async function becomesTrue(isSo: () => Promise<boolean>, limit: number): Promise<boolean> {
  const end = performance.now() + limit;
  for (;;) {
    if (await isSo()) return true;
    if (performance.now() >= end) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
