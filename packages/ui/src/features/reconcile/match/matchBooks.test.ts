import { finish } from '@vitrin/api-client/runSteps';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BookEntry } from '../BookEntry.ts';
import { randomPairs, scoreOf } from './books.fixture.ts';
import { foldDocumentNo } from './foldDocumentNo.ts';
import { type Decisions, noDecisions } from './Decisions.ts';
import { compareSteps, isBetterMirrored, reconcile } from './reconcile.ts';

const row = (date: string | undefined, documentNo: string, kurus: number): BookEntry => ({
  date,
  documentNo,
  description: '',
  kurus,
});
const matches = (ours: readonly BookEntry[], theirs: readonly BookEntry[]) =>
  finish(compareSteps(ours, theirs)).mirrored;
const whole = (ours: readonly BookEntry[], theirs: readonly BookEntry[], decisions = noDecisions) =>
  reconcile(finish(compareSteps(ours, theirs)), decisions);

/** What the rows of both are called. */
function keysOf(ours: readonly BookEntry[], theirs: readonly BookEntry[]) {
  const comparison = finish(compareSteps(ours, theirs));
  return { ours: comparison.ours.keys, theirs: comparison.theirs.keys };
}

describe('RECO-03 numbers of documents are compared without separators and zeros in front', () => {
  test.each([
    ['KTA-2026000016741', 'KTA2026000016741'],
    ['KTA-2026-16741', 'KTA2026000016741'],
    ['kta 2026/016741', 'KTA2026000016741'],
    ['İAD-0007', 'IAD7'],
    ['000123', '123'],
    ['A-0012/0005', 'A12-5'],
  ])('%s is %s', (one, other) => {
    expect(foldDocumentNo(one)).toBe(foldDocumentNo(other));
  });

  test('what has no digit is no number', () => {
    expect(['AÇILIŞ', 'EFT', '', '---'].map(foldDocumentNo)).toEqual(['', '', '', '']);
  });
});

describe('RECO-03 what belongs together, in the order it is looked for', () => {
  test('number and amount, whatever the day', () => {
    expect(
      matches(
        [row('2026-08-07', 'KTA-2026000016741', -3_690_420)],
        [row('2026-11-01', 'KTA2026000016741', 3_690_420)],
      ),
    ).toEqual([{ reason: 'number', ours: [0], theirs: [0] }]);
  });

  test('of a row that is there twice the one that is nearer', () => {
    expect(
      matches(
        [row('2026-08-01', 'A-1001', -500), row('2026-09-01', 'A-1001', -500)],
        [row('2026-08-30', 'A1001', 500)],
      ),
    ).toEqual([{ reason: 'number', ours: [1], theirs: [0] }]);
  });

  test('a number with another amount', () => {
    const [ours, theirs] = [
      [row('2026-10-14', 'KTA-18340', -6_218_172)],
      [row('2026-10-14', 'KTA18340', 6_211_872)],
    ];
    expect(matches(ours, theirs)).toEqual([{ reason: 'numberOnly', ours: [0], theirs: [0] }]);
    expect(whole(ours, theirs).differing).toEqual([
      { reason: 'numberOnly', ours: [0], theirs: [0], difference: 6300 },
    ]);
  });

  test('a short number with another amount is met by chance', () => {
    expect(matches([row('2026-10-14', '12', -100)], [row('2026-10-14', '0012', 90)])).toEqual([]);
  });

  test('several rows of one number whose sum is that of the other book, on either side', () => {
    const parts = [row('2026-09-11', 'KTA-17329', -3_000_000), row('2026-09-11', 'KTA-17329', -1_726_560)];
    expect(matches(parts, [row('2026-09-11', 'KTA17329', 4_726_560)])).toEqual([
      { reason: 'sum', ours: [0, 1], theirs: [0] },
    ]);
    expect(matches([row('2026-09-11', 'KTA17329', 4_726_560)], parts)).toEqual([
      { reason: 'sum', ours: [0], theirs: [0, 1] },
    ]);
    expect(matches(parts, [row('2026-09-11', 'KTA17329', 4_726_561)])).toEqual([]);
  });

  test('amount and day, up to five days apart and only where no other row could be meant', () => {
    const payment = row('2026-09-03', 'KK-0903', 1_500_000);
    expect(matches([payment], [row('2026-09-08', 'POS3655', -1_500_000)])).toEqual([
      { reason: 'day', ours: [0], theirs: [0] },
    ]);
    expect(matches([payment], [row('2026-09-09', 'POS3655', -1_500_000)])).toEqual([]);
    expect(matches([payment], [row(undefined, 'POS3655', -1_500_000)])).toEqual([]);
    const two = [row('2026-09-02', 'POS1', -1_500_000), row('2026-09-05', 'POS2', -1_500_000)];
    expect(matches([payment], two)).toEqual([]);
    expect(matches(two, [payment])).toEqual([]);
    // What a number has taken already is no other row.
    expect(matches([payment, row('2026-09-02', 'POS-1', 1_500_000)], two)).toEqual([
      { reason: 'day', ours: [0], theirs: [1] },
      { reason: 'number', ours: [1], theirs: [0] },
    ]);
  });
});

describe('RECO-02 the sides', () => {
  const theirs = [row('2026-08-07', 'KTA-1001', 500), row('2026-08-14', 'HVL-2002', -200)];

  test('are turned where that fits better, or nothing tells; what somebody says counts more', () => {
    const turned = theirs.map((entry) => ({ ...entry, kurus: -entry.kurus }));
    expect(whole(turned, theirs)).toMatchObject({ isMirrored: true, ourBalance: 300, theirBalance: 300 });
    expect(whole(theirs, theirs)).toMatchObject({ isMirrored: false, ourBalance: 300 });
    expect(whole([], theirs).isMirrored).toBe(true);
    const against = whole(theirs, theirs, { ...noDecisions, isMirrored: true });
    expect(against).toMatchObject({ isMirrored: true, ourBalance: -300, matched: [] });
  });
});

describe('RECO-03 pairs by hand', () => {
  const ours = [row('2026-11-02', 'KK-1102', 1_000_000), row('2026-11-03', 'F-1003', -500)];
  const theirs = [row('2026-11-10', 'POS4493', -1_000_000), row('2026-11-03', 'F1003', 500)];
  const keys = keysOf(ours, theirs);
  const made = [{ ours: [keys.ours[0] ?? ''], theirs: [keys.theirs[0] ?? ''] }];

  test('are made, and with other amounts they differ', () => {
    expect(whole(ours, theirs, { made, undone: [] }).matched).toEqual([
      { reason: 'hand', ours: [0], theirs: [0], difference: 0 },
      { reason: 'number', ours: [1], theirs: [1], difference: 0 },
    ]);
    const both = [{ ours: keys.ours, theirs: [keys.theirs[0] ?? ''] }];
    expect(whole(ours, theirs, { made: both, undone: [] })).toMatchObject({
      differing: [{ reason: 'hand', ours: [0, 1], theirs: [0], difference: 500 }],
      onlyTheirs: [1],
    });
  });

  test('what was taken apart stays so', () => {
    expect(whole(ours, theirs, { made: [], undone: [keys.ours[1] ?? ''] })).toMatchObject({
      matched: [],
      onlyOurs: [0, 1],
      onlyTheirs: [0, 1],
    });
  });

  test('a row that is not there any more takes its pair with it', () => {
    expect(whole(ours, theirs.slice(1), { made, undone: [] })).toMatchObject({
      onlyOurs: [0],
      onlyTheirs: [],
    });
  });
});

const entry = fc.record({
  date: fc.option(fc.constantFrom('2026-01-01', '2026-01-03', '2026-01-09', '2026-02-01'), {
    nil: undefined,
  }),
  documentNo: fc.constantFrom('', 'A-1001', 'A1001', 'A 01002', 'B/77777', 'AÇILIŞ', '1'),
  description: fc.constant(''),
  kurus: fc.oneof(fc.constantFrom(0, 100, -100, 250, -250), fc.integer({ min: -9e11, max: 9e11 })),
});
const book = fc.array(entry, { maxLength: 24 });

describe('RECO-04 the difference of the balances is explained to the kuruş', () => {
  test('whatever the books and whatever is decided: every row is in one group, and the groups add up', () => {
    fc.assert(
      fc.property(
        book,
        book,
        fc.infiniteStream(fc.nat(200)),
        fc.option(fc.boolean(), { nil: undefined }),
        (ours, theirs, some, isMirrored) => {
          const keys = keysOf(ours, theirs);
          const any = (list: readonly string[]) => list.filter(() => Number(some.next().value) % 3 === 0);
          const decisions: Decisions = {
            isMirrored,
            made: Array.from({ length: Number(some.next().value) % 3 }, () => ({
              ours: any(keys.ours),
              theirs: any(keys.theirs),
            })),
            undone: any(keys.ours),
          };
          const result = whole(ours, theirs, decisions);
          const { matched, differing, onlyOurs, onlyTheirs, effects } = result;
          const pairs = [...matched, ...differing];
          expect([...pairs.flatMap((pair) => pair.ours), ...onlyOurs].toSorted((a, b) => a - b)).toEqual(
            ours.map((_, place) => place),
          );
          expect([...pairs.flatMap((pair) => pair.theirs), ...onlyTheirs].toSorted((a, b) => a - b)).toEqual(
            theirs.map((_, place) => place),
          );
          expect(effects.matched + effects.differing + effects.onlyOurs + effects.onlyTheirs).toBe(
            result.ourBalance - result.theirBalance,
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  test('a thousand pairs of books with known truth: it adds up, the sides are found, and matches are right', () => {
    const score = { made: 0, right: 0, due: 0 };
    for (const books of randomPairs()) {
      const found = finish(compareSteps(books.ours, books.theirs));
      const { effects, ourBalance, theirBalance } = reconcile(found, noDecisions);
      expect(effects.differing + effects.onlyOurs + effects.onlyTheirs).toBe(ourBalance - theirBalance);
      expect(isBetterMirrored(found)).toBe(books.isMirrored);
      const { made, right, due } = scoreOf(books, books.isMirrored ? found.mirrored : found.straight);
      score.made += made;
      score.right += right;
      score.due += due;
    }
    expect(score.right / score.made).toBeGreaterThanOrEqual(0.99);
    expect(score.right / score.due).toBeGreaterThanOrEqual(0.95);
  });
});
