import { isApiError } from '../../packages/api-client/src/apiError.ts';
import { asks, type Ask } from './asks.ts';
import { findFlaw } from './findFlaw.ts';
import { generateAnswer } from './generateAnswer.ts';
import { heavyKinds, mutateAnswer, pickKind } from './mutateAnswer.ts';
import { jsonOperations, type JsonOperation } from './operations.ts';
import { createRandom } from '../../packages/demo-server/src/shop/catalogue/random.ts';

/** How many other operations get each answer besides its own. */
const strangers = 4;

/** An operation that the shop asks. */
interface Asked extends JsonOperation {
  readonly ask: Ask;
}

/** Every operation that the shop asks, by the contract. */
export function askedOperations(): readonly Asked[] {
  const known = new Map<string, Ask | null>(Object.entries(asks));
  return jsonOperations().flatMap((operation) => {
    const ask = known.get(operation.id);
    if (ask === undefined) throw new Error(`checks/fuzz/asks.ts does not say how ${operation.id} is asked`);
    return ask ? [{ ...operation, ask }] : [];
  });
}

/** Settings of the theme are kept as they came, to be saved whole; what is painted of them is judged by the theme's own tests. */
const judged = (read: unknown): unknown =>
  typeof read === 'object' && read !== null && 'themeSettings' in read
    ? { ...read, themeSettings: null }
    : read;

/** What came of a run. */
export interface ReaderFigures {
  readonly answers: number;
  readonly mutants: number;
  readonly heavy: number;
  readonly readings: number;
  /** Answers that a call took for what it asked for. */
  readonly read: number;
  readonly operations: number;
  /** What a reader did wrong, by its operation, whose answer it was, kind and number. */
  readonly failures: readonly string[];
}

/**
 * Has the shop ask every operation, and answers with generated answers: its own, and some of other operations. It reads them,
 * or says that it cannot.
 * @param count answers to make; the same number of mutants is made of them
 */
export async function proveReaders(count: number, seed: number, heavy: number): Promise<ReaderFigures> {
  const operations = askedOperations();
  const random = createRandom(seed);
  const failures: string[] = [];
  const figures = { readings: 0, read: 0 };
  const ownFetch = globalThis.fetch;
  let text = '';
  globalThis.fetch = async () => new Response(text);

  const read = async ({ id, ask }: Asked, label: string) => {
    figures.readings += 1;
    try {
      const flaw = findFlaw(judged(await ask()), text);
      if (flaw !== undefined) failures.push(`${id} of ${label}: ${flaw}`);
      figures.read += 1;
    } catch (error) {
      const flaw = isApiError(error, 'unreadable', 'server') ? findFlaw(error.refusal, text) : String(error);
      if (flaw !== undefined) failures.push(`${id} of ${label}: ${flaw}`);
    }
  };
  const feed = async (own: Asked, label: string, answer: string) => {
    const before = JSON.stringify(Object.getOwnPropertyNames(Object.prototype));
    text = answer;
    await read(own, label);
    for (let i = 0; i < strangers; i += 1) await read(random.pick(operations), label);
    if (JSON.stringify(Object.getOwnPropertyNames(Object.prototype)) !== before)
      failures.push(`prototype changed by ${label}`);
  };

  try {
    for (let i = 0; i < count; i += 1) {
      const operation = operations[i % operations.length];
      if (!operation) throw new Error('the contract has no operation that answers JSON');
      const answer = generateAnswer(operation.schema, { random });
      await feed(operation, `${operation.id} #${i}`, JSON.stringify(answer));
      const kind = pickKind(random);
      await feed(operation, `${operation.id} ${kind} #${i}`, mutateAnswer(kind, answer, random));
      const big = heavyKinds[i % heavyKinds.length];
      if (i < heavy && big)
        await feed(operation, `${operation.id} ${big} #${i}`, mutateAnswer(big, answer, random));
    }
  } finally {
    globalThis.fetch = ownFetch;
  }
  return { answers: count, mutants: count, heavy, ...figures, operations: operations.length, failures };
}
