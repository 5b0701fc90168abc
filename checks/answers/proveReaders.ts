import { readdirSync } from 'node:fs';
import { findFlaw } from './findFlaw.ts';
import { generateAnswer } from './generateAnswer.ts';
import { heavyKinds, mutateAnswer, pickKind } from './mutateAnswer.ts';
import { jsonOperations } from './operations.ts';
import { createRandom } from '../../packages/demo-server/src/shop/catalogue/random.ts';

type Reader = (body: unknown) => unknown;

const folder = new URL('../../packages/api-client/src/read/', import.meta.url);

/** Every exported function that takes an answer and nothing else it cannot do without: a new reader is in by itself. */
async function loadReaders(): Promise<ReadonlyMap<string, Reader>> {
  const readers = new Map<string, Reader>();
  for (const file of readdirSync(folder).filter((name) => /^read\w+\.ts$/.test(name))) {
    const module = (await import(new URL(file, folder).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) {
      if (typeof value === 'function' && /^read[A-Z]/.test(name) && value.length === 1)
        readers.set(name, value as Reader);
    }
  }
  return readers;
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
  readonly readers: number;
  readonly operations: number;
  /** What a reader did wrong, by its name, operation, kind and seed. */
  readonly failures: readonly string[];
}

/**
 * Lets every reader read every generated answer, its own operation's and all the others'.
 * @param count answers to make; the same number of mutants is made of them
 */
export async function proveReaders(count: number, seed: number, heavy: number): Promise<ReaderFigures> {
  const readers = await loadReaders();
  const operations = jsonOperations();
  const random = createRandom(seed);
  const failures: string[] = [];
  let readings = 0;

  const feed = (text: string, label: string) => {
    const before = JSON.stringify(Object.getOwnPropertyNames(Object.prototype));
    for (const [name, read] of readers) {
      readings += 1;
      try {
        const flaw = findFlaw(judged(read(JSON.parse(text))), text);
        if (flaw !== undefined) failures.push(`${name} of ${label}: ${flaw}`);
      } catch (error) {
        failures.push(`${name} of ${label}: ${String(error)}`);
      }
    }
    if (JSON.stringify(Object.getOwnPropertyNames(Object.prototype)) !== before)
      failures.push(`prototype changed by ${label}`);
  };

  for (let i = 0; i < count; i += 1) {
    const operation = operations[i % operations.length];
    if (!operation) throw new Error('the contract has no operation that answers JSON');
    const answer = generateAnswer(operation.schema, { random });
    feed(JSON.stringify(answer), `${operation.id} #${i}`);
    const kind = pickKind(random);
    feed(mutateAnswer(kind, answer, random), `${operation.id} ${kind} #${i}`);
    const big = heavyKinds[i % heavyKinds.length];
    if (i < heavy && big) feed(mutateAnswer(big, answer, random), `${operation.id} ${big} #${i}`);
  }
  return {
    answers: count,
    mutants: count,
    heavy,
    readings,
    readers: readers.size,
    operations: operations.length,
    failures,
  };
}
