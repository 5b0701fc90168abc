import { finishInPieces } from '../../packages/api-client/src/runSteps.ts';
import { randomBooks } from '../../packages/ui/src/features/reconcile/match/books.fixture.ts';
import { noDecisions } from '../../packages/ui/src/features/reconcile/match/Decisions.ts';
import { compareSteps, reconcile } from '../../packages/ui/src/features/reconcile/match/reconcile.ts';

const { ours, theirs } = randomBooks(1, 10_000);

/** Compares two books as Mutabakat does; when it began and how long it took, in ms of the page's clock. */
const compare = async () => {
  const began = performance.now();
  const comparison = await finishInPieces(compareSteps(ours, theirs));
  const pairs = comparison ? reconcile(comparison, noDecisions).matched.length : 0;
  return { began, took: performance.now() - began, rows: Math.min(ours.length, theirs.length), pairs };
};
Object.assign(window, { compare });
