import { expect, test } from 'vitest';
import { noDecisions } from '../match/Decisions.ts';
import { createWork } from './createWork.ts';
import { keptWork, type ReconciliationWork } from './keptWork.ts';

const begun = (begunAt: number, fileName = 'muavin.xlsx'): ReconciliationWork => ({
  begunAt,
  fileName,
  entries: [{ date: '2026-11-01', documentNo: 'F1', description: '', kurus: 100 }],
  unread: 0,
  range: { start: '2026-11-01', end: '2026-11-30' },
  currency: 'TRY',
  decisions: noDecisions,
});
const pair = (key: string) => ({ ours: [key], theirs: [key] });

test('RECO-05 two tabs decide one comparison together, and its rows stay the same rows', () => {
  const [one, other] = [createWork('together'), createWork('together')];
  one.begin(begun(1));
  other.decide((before) => ({ ...before, isMirrored: false }));
  const { entries } = one.state.get().work ?? {};
  one.decide((before) => ({ ...before, made: [...before.made, pair('a')] }));
  other.decide((before) => ({ ...before, made: [...before.made, pair('b')] }));
  expect(keptWork('together').get()?.decisions).toEqual({
    isMirrored: false,
    made: [pair('a'), pair('b')],
    undone: [],
  });
  one.decide((before) => ({ ...before, undone: ['c'] }));
  expect(one.state.get()).toMatchObject({
    isReplaced: false,
    work: { decisions: { made: [pair('a'), pair('b')], undone: ['c'] } },
  });
  expect(one.state.get().work?.entries).toBe(entries);
});

test('RECO-05 a comparison that another tab has begun is not written over, nor is this one lost', () => {
  const [one, other] = [createWork('apart'), createWork('apart')];
  one.begin(begun(1));
  other.begin(begun(2, 'öteki.xlsx'));
  one.decide((before) => ({ ...before, undone: ['a'] }));
  expect(keptWork('apart').get()).toMatchObject({ fileName: 'öteki.xlsx', decisions: noDecisions });
  expect(one.state.get()).toMatchObject({
    isReplaced: true,
    work: { fileName: 'muavin.xlsx', decisions: { undone: ['a'] } },
  });

  one.keepThis();
  expect(one.state.get().isReplaced).toBe(false);
  expect(keptWork('apart').get()).toMatchObject({ begunAt: 1, decisions: { undone: ['a'] } });

  other.decide((before) => before);
  expect(other.state.get()).toMatchObject({ isReplaced: true, work: { begunAt: 2 } });
  other.openOther();
  expect(other.state.get()).toMatchObject({ isReplaced: false, work: { begunAt: 1 } });
});
