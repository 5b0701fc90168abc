import { deflateRawSync, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listOfFragment, listToFragment } from './listFragment.ts';
import { cleanName, rowKey } from '../store/KeptList.ts';
import { isShareable } from './listText.ts';
import type { ListContents } from './ListContents.ts';

const list: ListContents = {
  name: 'Haftalık elektrik',
  rows: [
    { code: 'EK-NYM-3250', quantity: 4 },
    { code: 'ŞALTER 3/2 %50 #1', quantity: 999_999_999 },
    { code: '8690224281570', quantity: 1 },
  ],
};

/** A link as somebody could have made it by hand. */
const forged = (text: string | Uint8Array, version = '1') =>
  `${version}.${deflateSync(text).toString('base64url')}`;

const code = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 16 })
  .filter((text) => isShareable({ code: text, quantity: 1 }));
const lists = fc.record({
  name: code.filter((text) => cleanName(text) === text),
  rows: fc.uniqueArray(fc.record({ code, quantity: fc.integer({ min: 1, max: 999_999_999 }) }), {
    minLength: 1,
    maxLength: 20,
    selector: (row) => rowKey(row.code),
  }),
});
/** Streams take their time. */
const some = { numRuns: 40 };

test('LSTS-04 a list comes out of its link as it went in', async () => {
  const fragment = await listToFragment(list);
  expect(fragment).toMatch(/^1\.[\w-]+$/);
  expect(await listOfFragment(fragment)).toEqual(list);
  await fc.assert(
    fc.asyncProperty(lists, async (any) => {
      expect(await listOfFragment(await listToFragment(any))).toEqual(any);
    }),
    some,
  );
});

test('LSTS-04 the longest list there may be comes out of its link', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => ({
    code: `${index}`.padEnd(64, 'Ğ'),
    quantity: 999_999_999 - index,
  }));
  expect(await listOfFragment(await listToFragment({ name: 'Ş'.repeat(50), rows }))).toEqual({
    name: 'Ş'.repeat(50),
    rows,
  });
});

test('LSTS-04 whatever a list is called, its link can be read; rows without a code are left out', async () => {
  const shared = await listOfFragment(
    await listToFragment({
      name: ' <b>Kablo</b>\u202e\n ',
      rows: [...list.rows, { code: ' ', quantity: 1 }, { code: '<i>', quantity: 1 }],
    }),
  );
  expect(shared).toEqual({ name: 'b Kablo /b', rows: list.rows });
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (name) => {
      expect(await listOfFragment(await listToFragment({ name, rows: list.rows }))).toMatchObject({
        rows: list.rows,
      });
    }),
    some,
  );
});

test('LSTS-04 a code that a link has twice is one row', async () => {
  expect(await listOfFragment(forged('Ad\nA-1\t2\na-1\t3\nB\t1'))).toEqual({
    name: 'Ad',
    rows: [
      { code: 'A-1', quantity: 5 },
      { code: 'B', quantity: 1 },
    ],
  });
});

test('LSTS-05 a link that lost or changed a character is refused, and never another list', async () => {
  const fragment = await listToFragment(list);
  for (let length = 0; length < fragment.length; length += 1)
    expect(await listOfFragment(fragment.slice(0, length))).toBe('broken');
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: fragment.length - 1 }),
      fc.base64String(),
      async (at, text) => {
        const sign = (text[0] ?? '-').replace(/[+/=]/, '_');
        const changed = await listOfFragment(fragment.slice(0, at) + sign + fragment.slice(at + 1));
        // The last character may hold bits that say nothing.
        expect(['broken', list]).toContainEqual(changed);
      },
    ),
  );
});

test('LSTS-05 what is no link of a list is refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 60 }), async (text) => {
      expect(await listOfFragment(text)).toBeTypeOf('string');
    }),
    some,
  );
  for (const text of [
    '',
    '#',
    'main',
    '1.',
    '1.===',
    '1.a',
    '1.<script>',
    `1. ${forged('x\nA\t1').slice(2)}`,
  ])
    expect(await listOfFragment(text)).toBe('broken');
  for (const [text, refusal] of [
    [forged('Ad\nA\t1', '2'), 'otherVersion'],
    [`1.${deflateRawSync('Ad\nA\t1').toString('base64url')}`, 'broken'],
    [forged(Uint8Array.of(0xff, 0xfe, 10, 65, 9, 49)), 'broken'],
    [forged('\ufeffAd\nA\t1'), 'broken'],
  ] as const)
    expect(await listOfFragment(text)).toBe(refusal);
});

test.each([
  ['no name', '\nA\t1'],
  ['no rows', 'Ad'],
  ['an empty row', 'Ad\nA\t1\n'],
  ['markup in the name', '<img src=x onerror=alert(1)>\nA\t1'],
  ['markup in a code', 'Ad\n<script>\t1'],
  ['a control character', 'Ad\nA\u0000B\t1'],
  ['another line', 'Ad\nA\u2028B\t1'],
  ['a carriage return', 'Ad\nA\t1\r'],
  ['a turned direction', 'Ad\u202e\nA\t1'],
  ['no quantity', 'Ad\nA'],
  ['a quantity of 0', 'Ad\nA\t0'],
  ['a negative quantity', 'Ad\nA\t-5'],
  ['a decimal quantity', 'Ad\nA\t1.5'],
  ['a quantity with a power', 'Ad\nA\t1e9'],
  ['a huge quantity', `Ad\nA\t${'9'.repeat(400)}`],
  ['a quantity beyond any order', 'Ad\nA\t1000000000'],
  ['a third cell', 'Ad\nA\t1\t2'],
  ['a code that is too long', `Ad\n${'A'.repeat(65)}\t1`],
  ['a name that is too long', `${'A'.repeat(101)}\nA\t1`],
])('LSTS-05 a link with %s is refused', async (_what, text) => {
  expect(await listOfFragment(forged(text))).toBe('broken');
});

test('LSTS-05 a link of 100,000 rows is refused', async () => {
  expect(await listOfFragment(forged(`Ad${'\nA\t1'.repeat(100_000)}`))).toBe('tooLarge');
  expect(await listOfFragment(forged(`Ad${'\nA\t1'.repeat(5001)}`))).toBe('tooLarge');
});

test('LSTS-05 a link that inflates to 10 MB is refused', async () => {
  expect(await listOfFragment(forged(new Uint8Array(10_000_000)))).toBe('tooLarge');
});
