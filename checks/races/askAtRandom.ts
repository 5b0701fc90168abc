import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import { createHandlers } from '../../packages/demo-server/src/handlers.ts';
import { createStoryShop } from '../../packages/demo-server/src/storyShop.ts';
import type { Identity } from '../../packages/api-client/src/identity.ts';
import { getResponse } from 'msw';
import { createRandom, type Random } from '../../packages/demo-server/src/shop/catalogue/random.ts';

/** Whoever the demo shop's stories are signed in as. */
export const dealer: Identity = {
  isAuth: true,
  member: 'Ayşe Yıldırım',
  isDelegated: false,
  delegatedCompany: '',
};

/** A question a screen asks, as the options of the query that asks it. */
export type Ask = () => object;

type Options = QueryObserverOptions;

/** What the schedules had in them: a race that never overtakes proves nothing. */
export interface RaceFigures {
  readonly shown: number;
  /** Answers that came after the answer to a later question. */
  readonly overtaken: number;
}

const shop = createStoryShop();
const handlers = createHandlers(shop, { session: 'dealer' });

async function answer(request: Request): Promise<Response> {
  const response = await getResponse(handlers, request, { baseUrl: 'http://localhost' });
  if (!response) throw new Error(`Nothing answers ${request.url}`);
  return response;
}

/** What the shop says to each question when nothing is in a hurry. */
async function answersOf(asks: readonly Ask[]): Promise<string[]> {
  vi.stubGlobal('fetch', answer);
  const queries = new QueryClient();
  return Promise.all(asks.map(async (ask) => JSON.stringify(await queries.fetchQuery(ask() as never))));
}

/**
 * Asks one question after the other, in `count` schedules, while answers come in any order, late, or not at all: what is
 * shown always belongs to the question asked last, and in the end it is there.
 */
export async function askAtRandom(asks: readonly Ask[], count: number): Promise<RaceFigures> {
  const answers = await answersOf(asks);
  expect(new Set(answers).size, 'every question has an answer of its own').toBe(asks.length);
  const figures = { shown: 0, overtaken: 0 };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  try {
    for (let seed = 1; seed <= count; seed += 1)
      await runSchedule(asks, answers, createRandom(seed), figures);
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
  return figures;
}

async function runSchedule(
  asks: readonly Ask[],
  answers: readonly string[],
  random: Random,
  figures: { shown: number; overtaken: number },
): Promise<void> {
  let lastSent = 0;
  let newestAnswered = 0;
  let isCalm = false;
  const fetch = async (request: Request): Promise<Response> => {
    lastSent += 1;
    const mine = lastSent;
    const response = await answer(request.clone());
    // An answer that was called off may arrive all the same: nothing here looks at the signal.
    await new Promise((resolve) => setTimeout(resolve, isCalm ? 5 : random.below(3000)));
    if (mine < newestAnswered) figures.overtaken += 1;
    newestAnswered = Math.max(newestAnswered, mine);
    if (!isCalm && random.next() < 0.1) throw new TypeError('the connection broke');
    return response;
  };
  vi.stubGlobal('fetch', fetch);
  const queries = new QueryClient();
  let asked = 0;
  const options = (index: number) => (asks[index] as Ask)() as Options;
  const observer = new QueryObserver(queries, options(asked));
  const stale: number[] = [];
  const look = () => {
    const { data, isPlaceholderData } = observer.getCurrentResult();
    if (data === undefined || isPlaceholderData) return;
    figures.shown += 1;
    if (JSON.stringify(data) !== answers[asked]) stale.push(asked);
  };
  const leave = observer.subscribe(look);
  for (let step = 0; step < 8; step += 1) {
    asked = random.below(asks.length);
    observer.setOptions(options(asked));
    look();
    await vi.advanceTimersByTimeAsync(random.below(1200));
  }
  // A large answer is read off a blob, which takes turns of its own and no timer.
  const isRead = async () => {
    for (let turn = 0; turn < 1000 && observer.getCurrentResult().isFetching; turn += 1)
      await new Promise((resolve) => setImmediate(resolve));
  };
  isCalm = true;
  await vi.advanceTimersByTimeAsync(20_000);
  await isRead();
  if (observer.getCurrentResult().isError) {
    void observer.refetch();
    await vi.advanceTimersByTimeAsync(1000);
    await isRead();
  }
  look();
  expect(stale, 'questions another answer was shown for').toEqual([]);
  expect(observer.getCurrentResult().data).toBeDefined();
  leave();
  queries.clear();
  vi.clearAllTimers();
}
