import type { HttpHandler, RequestHandler } from 'msw';
import { networks } from './given/networks.ts';
import type { NetworkKind } from './given/networks.ts';
import { recorded } from './given/recorded.ts';
import { situations } from './given/situations.ts';
import type { AnswerOf } from './given/situations.ts';
import { words } from './given/words.ts';
import type { OperationsOf, Word } from './given/words.ts';
import { createHandlers } from './handlers.ts';
import type { SessionKind } from './handlers/pageSessions.ts';
import { refused } from './shop/Outcome.ts';
import { createStoryShop } from './storyShop.ts';

export type { NetworkKind, SessionKind };

/** `given.basket(body)`, `given.basketFails(status?)`, `given.basketPending()` and so on for every word. */
type Sentences = { readonly [W in Word as W]: (body: AnswerOf<OperationsOf<W>>) => HttpHandler } & {
  readonly [W in Word as `${W}Fails`]: (status?: number) => HttpHandler;
} & { readonly [W in Word as `${W}Pending`]: (until?: Promise<void>) => HttpHandler } & {
  readonly [W in Word as `${W}Offline` | `${W}SessionLost`]: () => HttpHandler;
};

function sentencesOf<W extends Word>(word: W) {
  const ids = words[word];
  return {
    [word]: (body: AnswerOf<OperationsOf<W>>) => situations.answers(ids, body),
    [`${word}Fails`]: (status?: number) => situations.fails(ids, status),
    [`${word}Pending`]: (until?: Promise<void>) => situations.pending(ids, until),
    [`${word}Offline`]: () => situations.offline(ids),
    [`${word}SessionLost`]: () => situations.sessionLost(ids),
  };
}

/** A whole fresh shop, seen by one kind of visitor: what every story and test stands on. */
const session = (kind: SessionKind): RequestHandler[] => createHandlers(createStoryShop(), { session: kind });

/** What a shop makes of a quantity it is asked for, for a pack size, a minimum or a stock; 0 leaves the line out. */
type Save = (quantity: number, line: number) => number;

/**
 * A whole fresh shop that saves other quantities than it is asked for.
 * @param refusal what it says of what it has left out; without it, nothing
 */
function saving(save: Save, refusal?: string): RequestHandler[] {
  const shop = createStoryShop();
  const { baskets } = shop;
  return createHandlers(
    {
      ...shop,
      baskets: {
        ...baskets,
        add: (actor, lines) => {
          const saved = lines.map((line, index) => ({ ...line, quantity: save(line.quantity, index) }));
          const taken = saved.filter(({ quantity }) => quantity > 0);
          const outcome = taken.length > 0 ? baskets.add(actor, taken) : { ok: true as const };
          return refusal !== undefined && taken.length < lines.length ? refused(refusal) : outcome;
        },
        setQuantity: (actor, basketId, rowId, quantity) =>
          baskets.setQuantity(actor, basketId, rowId, save(quantity, 0)),
      },
    },
    { session: 'dealer' },
  );
}

/** Makes every call slow, fail, or find no session. */
const network = (kind: NetworkKind): RequestHandler[] => networks[kind]();

/**
 * One-endpoint overrides in the words a story uses: `msw.use(given.basket(basketEmpty))`, `msw.use(given.basketPending())`.
 * Anything else goes by operation: `given.html('getBasket')`, `given.malformed('getBasket')`, `given.slow(…)`.
 * `msw.use(...given.session('guest'))` changes who is looking, for a whole fresh shop; `given.saving((asked) => …)` is one that
 * saves other quantities than it is asked for; `msw.use(...given.recorded(recording))` answers as a real backend did.
 */
export const given = Object.assign(
  { session, network, saving, recorded },
  situations,
  ...Object.keys(words).map((word) => sentencesOf(word as Word)),
) as {
  readonly session: typeof session;
  readonly network: typeof network;
  readonly saving: typeof saving;
  readonly recorded: typeof recorded;
} & typeof situations &
  Sentences;
