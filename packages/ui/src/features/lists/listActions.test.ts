import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { listActions } from './listActions.ts';
import { saveList } from './saveList.ts';
import type { KeptLists, ListOutcome, MergedList } from './store/createKeptLists.ts';
import type { KeptList } from './store/KeptList.ts';

vi.mock('./saveList.ts', () => ({ saveList: vi.fn<typeof saveList>() }));

const listOf = (name: string, rows: Readonly<Record<string, number>>): KeptList => ({
  id: name,
  name,
  origin: { kind: 'hand' },
  rows: Object.entries(rows).map(([code, quantity]) => ({ code, quantity })),
  changedAt: 0,
});
const [paint, cable] = [listOf('Boya', { A: 1 }), listOf('Kablo', { A: 2, B: 3 })];
/** As another tab has left it. */
const changed = listOf('Kablo', { B: 4 });

const done = <T>(value: T): Promise<ListOutcome<T>> => Promise.resolve({ kind: 'done', value });
const full = (): Promise<ListOutcome<never>> => Promise.resolve({ kind: 'failed', problem: 'full' });
const gone = (): Promise<ListOutcome<never>> => Promise.resolve({ kind: 'gone' });

/** Lists of which everything is refused but what is said. */
const refusing = (taken: Partial<KeptLists>) =>
  listActions({
    ...Object.fromEntries(['create', 'remove', 'putBack', 'merge', 'unmerge'].map((name) => [name, full])),
    ...taken,
  } as KeptLists);

/** Presses what the last notice offers. */
function press(label: string): void {
  const action = toasts.get().at(-1)?.action;
  expect(action?.label).toBe(label);
  action?.onPress();
}

const saved = vi.mocked(saveList);
beforeEach(() => void saved.mockResolvedValue(undefined));
afterEach(() => {
  toasts.clear();
  saved.mockReset();
});

test.each<
  [string, Partial<KeptLists>, (lists: ReturnType<typeof listActions>) => Promise<void>, Partial<KeptList>]
>([
  ['a copy', {}, ({ copy }) => copy(cable), { name: 'Kablo', rows: cable.rows }],
  ['a deletion', {}, ({ remove }) => remove(cable), cable],
  [
    'a merging',
    {},
    ({ merge }) => merge(paint, cable),
    {
      name: 'Boya',
      rows: [
        { code: 'A', quantity: 3 },
        { code: 'B', quantity: 3 },
      ],
    },
  ],
  ['a list that is gone', { remove: gone }, ({ remove }) => remove(cable), cable],
])('LSTS-06 %s that is refused is told, with the list as a file', async (_what, taken, act, list) => {
  await act(refusing(taken));
  expect(toasts.get()).toMatchObject([{ tone: 'critical', timeout: null }]);
  press('Dosya Olarak İndir');
  await vi.waitFor(() =>
    expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(list), 'xlsx', expect.anything()),
  );
});

test.each<[string, Partial<KeptLists>, (lists: ReturnType<typeof listActions>) => Promise<void>]>([
  ['deleted', { remove: () => done(changed) }, ({ remove }) => remove(cable)],
  [
    'merged',
    { merge: () => done<MergedList>({ into: paint, from: changed }) },
    ({ merge }) => merge(paint, cable),
  ],
])(
  'LSTS-06 a list that was %s and does not come back is offered as it was last',
  async (_what, taken, act) => {
    await act(refusing(taken));
    press('Geri Al');
    await vi.waitFor(() => expect(toasts.get().at(-1)?.title).toMatch(/yer kalmadı/));
    press('Dosya Olarak İndir');
    await vi.waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith(changed, 'xlsx', expect.anything()));
  },
);

test('LSTS-06 a file that cannot be made is told and tried again', async () => {
  saved.mockRejectedValueOnce(new Error('gone'));
  await refusing({}).copy(cable);
  press('Dosya Olarak İndir');
  await vi.waitFor(() => expect(toasts.get().at(-1)?.title).toBe('Dosya hazırlanamadı.'));
  press('Tekrar Dene');
  await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
});

test('LSTS-01 a copy is told by the name it has got, what has no rows is no file', async () => {
  await refusing({ create: (list) => done({ ...cable, ...list, name: 'Kablo (2)' }) }).copy(cable);
  expect(toasts.get().at(-1)?.title).toBe('‘Kablo (2)’ oluşturuldu.');
  await refusing({}).copy(listOf('Boş', {}));
  expect(toasts.get().at(-1)).not.toHaveProperty('action');
});
