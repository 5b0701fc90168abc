import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onSessionLost } from '../../packages/api-client/src/client.ts';
import { createInFlightLock } from '../../packages/api-client/src/inFlight/createInFlightLock.ts';
import { webLocks } from '../../packages/api-client/src/inFlight/nameLocks.ts';
import { createWriteRecords } from '../../packages/api-client/src/inFlight/writeRecords.ts';
import { applicationQuery } from '../../packages/api-client/src/application/application.ts';
import { basketQuery } from '../../packages/api-client/src/basket/basket.ts';
import { createOrdering, type OrderState } from '../../packages/ui/src/features/basket/createOrdering.ts';
import { lineQueueOf } from '../../packages/ui/src/features/basket/lineQueueOf.ts';
import { isOrderOpen } from '../../packages/ui/src/features/basket/orderRecord.ts';
import { describeIdentityChange } from '../../packages/ui/src/features/session/describeIdentityChange.ts';
import { isSameIdentity } from '../../packages/api-client/src/identity.ts';
import { createRandom, type Random } from '../../packages/demo-server/src/shop/catalogue/random.ts';
import { createBrowser, type Browser } from './createBrowser.ts';
import { otherTab, prepare } from './otherTab.ts';

// Hundreds of schedules on a machine that may be busy with everything else.
vi.setConfig({ testTimeout: 240_000 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets the clock go on until the work has ended. */
async function finish<T>(work: Promise<T>): Promise<T> {
  const state = { isOver: false };
  void work.finally(() => (state.isOver = true)).catch(() => {});
  while (!state.isOver) await vi.advanceTimersByTimeAsync(20);
  return work;
}

function openTab(browser: Browser) {
  vi.stubGlobal('fetch', browser.send);
  const kept = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const locks = webLocks({ request: async (name, _options, work) => work({ name }) });
  const lock = createInFlightLock(locks, createWriteRecords(storage, { post: () => {}, listen: () => {} }));
  const losses: string[] = [];
  const queries = new QueryClient();
  const close = onSessionLost((loss) => {
    losses.push(loss);
    // As the page does: nothing that was read outlives the session.
    queries.clear();
  });
  return { lock, losses, queries, close };
}

type Turn = 'before the press' | 'at any moment';

/** One tab shows a basket and orders it, while another tab makes the shop somebody else's. */
async function runOnce(seed: number, turn: Turn, isCareless: boolean) {
  const random: Random = createRandom(seed);
  const browser = createBrowser(random, isCareless);
  const targets = await finish(prepare(browser, random));
  const { lock, losses, queries, close } = openTab(browser);
  const { identity } = await finish(queries.fetchQuery(applicationQuery()));
  const basket = await finish(queries.fetchQuery(basketQuery(identity)));
  const shownCompany = identity.delegatedCompany || identity.member;
  let state: OrderState = { kind: 'idle' };
  const ordering = createOrdering({
    queries,
    identity,
    queue: () => lineQueueOf(queries, identity, lock),
    lock,
    show: (next) => (state = next),
  });

  browser.line.isCalm = false;
  const others = otherTab(browser, targets);
  const name = random.pick(Object.keys(others) as (keyof typeof others)[]);
  const act = async () => {
    await new Promise((resolve) => setTimeout(resolve, turn === 'at any moment' ? random.below(2500) : 1));
    await others[name](random);
  };
  const press = async () => {
    await new Promise((resolve) => setTimeout(resolve, random.below(1500)));
    await ordering.order(basket.id, '');
  };
  if (turn === 'at any moment') await finish(Promise.all([act(), press()]));
  else {
    await finish(act());
    await finish(press());
  }

  browser.line.isCalm = true;
  const after = await finish(queries.fetchQuery({ ...applicationQuery(), staleTime: 0 }));
  close();
  const isChanged = !isSameIdentity(identity, after.identity);
  return {
    name,
    isChanged,
    isOpen: isOrderOpen(lock, identity),
    kind: state.kind as OrderState['kind'],
    losses: losses.length,
    wrong: browser.bookings.filter(({ company }) => company !== shownCompany).length,
    booked: browser.bookings.length,
    told: isChanged
      ? describeIdentityChange({ before: identity, after: after.identity, isAnnounced: true })
      : '',
  };
}

async function runMany(count: number, turn: Turn, isCareless: boolean) {
  const total = { changed: 0, booked: 0, wrong: 0, untold: 0, refused: 0, unknown: 0 };
  for (let seed = 1; seed <= count; seed += 1) {
    const run = await runOnce(seed, turn, isCareless);
    if (run.isChanged) total.changed += 1;
    total.booked += run.booked;
    total.wrong += run.wrong;
    // Whoever pressed learns that nothing was ordered: from the button, or from the login that opens.
    const isTold = run.kind === 'ordered' || run.kind === 'refused' || run.losses > 0;
    if (!isTold || (run.isChanged && run.told === '')) total.untold += 1;
    if (run.booked === 0) total.refused += 1;
    // Every answer arrives here, so that nobody has to be asked to check.
    if (run.isOpen) total.unknown += 1;
    vi.clearAllTimers();
  }
  process.stdout.write(`${count} runs, another tab acts ${turn}: ${JSON.stringify(total)}\n`);
  return total;
}

test('no order for the wrong company in 100 runs in which another tab changes it at any moment', async () => {
  const total = await runMany(100, 'at any moment', false);
  expect(total).toMatchObject({ wrong: 0, untold: 0, unknown: 0 });
  expect(total.changed).toBeGreaterThan(60);
  expect(total.booked).toBeGreaterThan(10);
  expect(total.refused).toBeGreaterThan(10);
});

test('nor in 40 before a shop that orders whatever basket the session has, once the other tab is done', async () => {
  const total = await runMany(40, 'before the press', true);
  expect(total).toMatchObject({ wrong: 0, untold: 0, unknown: 0 });
  expect(total.refused).toBeGreaterThan(10);
});
