import type { HttpHandler, RequestHandler } from 'msw';
import { networks } from './given/networks.ts';
import type { NetworkKind } from './given/networks.ts';
import { situations } from './given/situations.ts';
import type { AnswerOf } from './given/situations.ts';
import { words } from './given/words.ts';
import type { OperationsOf, Word } from './given/words.ts';
import { createHandlers } from './handlers.ts';
import type { SessionKind } from './handlers/pageSessions.ts';
import { createStoryShop } from './storyShop.ts';

export type { NetworkKind, SessionKind };

/** `given.basket(body)`, `given.basketFails(status?)`, `given.basketPending()` and so on for every word. */
type Sentences = { readonly [W in Word as W]: (body: AnswerOf<OperationsOf<W>>) => HttpHandler } & {
  readonly [W in Word as `${W}Fails`]: (status?: number) => HttpHandler;
} & { readonly [W in Word as `${W}Pending` | `${W}Offline` | `${W}SessionLost`]: () => HttpHandler };

function sentencesOf<W extends Word>(word: W) {
  const ids = words[word];
  return {
    [word]: (body: AnswerOf<OperationsOf<W>>) => situations.answers(ids, body),
    [`${word}Fails`]: (status?: number) => situations.fails(ids, status),
    [`${word}Pending`]: () => situations.pending(ids),
    [`${word}Offline`]: () => situations.offline(ids),
    [`${word}SessionLost`]: () => situations.sessionLost(ids),
  };
}

/** A whole fresh shop, seen by one kind of visitor: what every story and test stands on. */
const session = (kind: SessionKind): RequestHandler[] => createHandlers(createStoryShop(), { session: kind });

/** Makes every call slow, fail, or find no session. */
const network = (kind: NetworkKind): RequestHandler[] => networks[kind]();

/**
 * One-endpoint overrides in the words a story uses: `msw.use(given.basket(basketEmpty))`, `msw.use(given.basketPending())`.
 * Anything else goes by operation: `given.html('getBasket')`, `given.malformed('getBasket')`, `given.slow(…)`.
 * `msw.use(...given.session('guest'))` changes who is looking, for a whole fresh shop.
 */
export const given = Object.assign(
  { session, network },
  situations,
  ...Object.keys(words).map((word) => sentencesOf(word as Word)),
) as {
  readonly session: typeof session;
  readonly network: typeof network;
} & typeof situations &
  Sentences;
