import type { Page } from '@playwright/test';
import type { Cell } from './Cell.ts';
import { faultKey, type PageFault, type PageHarness } from './pageHarness.ts';
import { maySignIn, quietCall } from './quietCalls.ts';
import { readPage, type PageReading } from './readPage.ts';

/** Words of servers, programs and failed sums: nobody who orders should ever read them. */
const foreignWords =
  /Server Error|Runtime Error|Bad Gateway|403 Forbidden|ORA-\d|StackTrace|Exception|nginx|Foo\.cs|SyntaxError|TypeError|Unexpected token|Failed to fetch|\bJSON\b|\bNaN\b|\bundefined\b|\[object \w+\]|Invalid Date/;

/** Longest time without an end that is bearable: a busy machine must not be taken for an endless loading. */
export const patience = 12_000;

export const advance = (page: Page, milliseconds: number) =>
  page.evaluate((passing) => (Reflect.get(window, 'matrix') as PageHarness).advance(passing), milliseconds);

/** Opens a screen anew, also where only what stands behind its # would change. */
export async function openScreen(page: Page, screen: string): Promise<void> {
  if (screen.includes('#')) await page.goto('about:blank');
  await page.goto(screen, { waitUntil: 'commit' });
}

async function open(page: Page, { screen, call, fault, variant }: Cell): Promise<void> {
  const order: PageFault = { call, kind: fault.kind, variant };
  // The page before may still be on its way to the login: it is asked until it answers.
  await page.waitForFunction(
    ([key, value]) => {
      sessionStorage.clear();
      sessionStorage.setItem(key, value);
      return true;
    },
    [faultKey, JSON.stringify(order)] as const,
  );
  await openScreen(page, screen);
}

export function commonFlaws(reading: PageReading): string[] {
  const word = foreignWords.exec(reading.text)?.[0];
  return [
    ...(reading.isWhite ? ['a white page'] : []),
    ...(reading.busy > 0 ? [`loads for ever (${reading.busy} parts)`] : []),
    ...(word === undefined ? [] : [`says '${word}'`]),
  ];
}

/** Everything this cell falls short of; nothing is good. */
export async function proveCell(page: Page, cell: Cell): Promise<string[]> {
  const errors: string[] = [];
  const hear = (error: Error) => void errors.push(`nobody caught: ${error.message.slice(0, 120)}`);
  page.on('pageerror', hear);
  try {
    await open(page, cell);
    return [...(await judge(page, cell)), ...errors];
  } catch (error) {
    return [`could not be looked at: ${String(error).slice(0, 160)}`, ...errors];
  } finally {
    page.off('pageerror', hear);
  }
}

async function judge(page: Page, cell: Cell): Promise<string[]> {
  const { ends, waits } = cell.fault;
  if (waits !== undefined) {
    const waiting = await readPage(page, { limit: patience, open: 1 });
    if (waiting.met === 0) return ['the call was not made'];
    if (waiting.isWhite) return ['a white page while it waits'];
    if (waiting.retries > 0) return ['told as a failure before its time'];
    await advance(page, waits);
  }
  const reading = await readPage(page, { limit: patience, open: 0 });
  const flaws = commonFlaws(reading);
  if (ends === 'login' && !maySignIn(cell)) return [...flaws, ...judgeLogin(reading, cell)];
  if (reading.met === 0) return [...flaws, 'the call was not made'];
  if (ends === 'late') {
    const isWhole = reading.retries === 0 && reading.text.length >= 0.8 * cell.cleanText;
    return isWhole ? flaws : [...flaws, 'what came late is not shown'];
  }
  if (reading.retries > 0) {
    return [...flaws, ...(await judgeRetry(page, cell))];
  }
  if (ends === 'tolerated' || isNotThere(reading, cell)) return flaws;
  const quiet = quietCall(cell);
  if (!quiet) return [...flaws, `no 'Tekrar Dene' (${reading.text.length} of ${cell.cleanText} characters)`];
  return quiet.behind === undefined ? flaws : [...flaws, ...(await judgeBehind(page, cell, quiet.behind))];
}

/** 404 of what the screen is about is an answer, and it is told as one. */
export const isNotThere = ({ text }: PageReading, { fault }: Pick<Cell, 'fault'>) =>
  fault.kind === 'http-404-html' &&
  /Sayfa Bulunamadı|Kayıt Bulunamadı|Sipariş bulunamadı|bulunamadı veya artık/.test(text);

/** The failure is told where its thing is opened, and can be tried again there. */
async function judgeBehind(page: Page, cell: Cell, button: string): Promise<string[]> {
  await page.getByRole('button', { name: button }).first().click();
  const reading = await readPage(page, { limit: patience, open: 0 });
  if (reading.retries === 0) return [`no 'Tekrar Dene' behind '${button}'`];
  return [...commonFlaws(reading), ...(await judgeRetry(page, cell))];
}

function judgeLogin({ address }: PageReading, { screen }: Cell): string[] {
  const url = new URL(address, 'http://shop');
  if (url.pathname !== '/spa/login') return [`a lost session leads to ${address}, not to the login`];
  const from = `${url.searchParams.get('from')}${url.hash}`;
  return from === `/spa/${screen}` ? [] : [`the way back from the login is ${from}`];
}

async function judgeRetry(page: Page, { cleanText }: Cell): Promise<string[]> {
  await page.evaluate(() => (Reflect.get(window, 'matrix') as PageHarness).release());
  const after = await readPage(page, {
    limit: patience,
    open: 0,
    isRetrying: true,
    leastText: 0.8 * cleanText,
  });
  if (after.isReached) return [];
  return [
    `not whole again after a retry (${after.retries} failures, ${after.busy} loading, ${after.text.length} of ${cleanText} characters)`,
  ];
}
