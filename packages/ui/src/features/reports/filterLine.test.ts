import people from '@vitrin/api-client/cases/real-use.json' with { type: 'json' };
import { finish } from '@vitrin/api-client/runSteps';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readMovements } from './reportRows.fixture.ts';
import { arrangeLines } from './arrangeLines.ts';
import type { ReportView } from './ReportLine.ts';
import { viewMovements } from './viewMovements.ts';

const view = (...data: object[]) => viewMovements(readMovements({ data }));
const found = (report: ReportView, filter: string) => finish(arrangeLines(report, report.sort, filter));

test.each([
  ['1234.50', 'Isı farkı', 1],
  ['1234.5', 'Isı farkı', 1],
  ['1,234.50', 'Isı farkı', 1],
  ['1,234.', 'Isı farkı', 1],
  ['1,234', 'Isı farkı', 1],
  ['₺1.234,50', 'Isı farkı', 1],
  ['1 234,50', 'Isı farkı', 1],
  ['1\u00A0234,50', 'Isı farkı', 1],
  ['−1500.25', 'Isı farkı', 1],
  ['–1.500,25', 'Isı farkı', 1],
  ['1.500,25-', 'Isı farkı', 1],
  ['1234.60', 'Isı farkı', 0],
  ['isi\u00A0farki', 'Isı farkı', 1],
  ['supurge celik', 'SÜPÜRGE ÇELİK', 1],
  ['SÜPÜRGE', 'supurge', 1],
  ['07/03/2026', 'Isı farkı', 1],
  ['2026-03-07', 'Isı farkı', 1],
  ['7.3.26', 'Isı farkı', 1],
  ['03/07/2026', 'Isı farkı', 0],
])('USE-13 %j finds %j %i times', (filter, kind, count) => {
  const [row, minus] = [{ FINANS_ISLEM_TURU: kind, BORC: 1234.5, TARIH: '2026-03-07' }, { BORC: -1500.25 }];
  expect(found(view(row, minus), filter)).toHaveLength(count);
});

test.each(
  people.equalCodes.flatMap(([one = '', other = '']) => [
    [one, other],
    [other, one],
  ]),
)('USE-13 the code %j is found as %j', (code, filter) => {
  const report = view({ BELGENO: code }, { BELGENO: 'ZZZ' });
  expect(found(report, filter)).toHaveLength(1);
});

test.each(people.differentCodes)('USE-13 the code %j is not found as %j', (code, filter) => {
  const report = view({ BELGENO: code });
  const isPart = code.includes(filter);
  expect(found(report, filter)).toHaveLength(isPart ? 1 : 0);
});

test('USE-13 each row is folded once, however many keys are pressed', () => {
  const report = view(...Array.from({ length: 5000 }, (_, n) => ({ BELGENO: `İŞ–${n}`, BORC: n })));
  const fold = vi.spyOn(String.prototype, 'normalize');
  onTestFinished(() => fold.mockRestore());
  for (const filter of ['i', 'is', 'is-', 'is-4', 'is-49']) {
    expect(found(report, filter).length).toBeGreaterThan(0);
  }
  expect(fold).toHaveBeenCalledTimes(5000);
});
