import { nextTurn } from '@vitrin/api-client/runSteps';

const waiting = new Set<() => void>();
let isRunning = false;

async function run(): Promise<void> {
  isRunning = true;
  try {
    for (const job of waiting) {
      await nextTurn();
      // It may have been taken back meanwhile.
      if (waiting.delete(job)) job();
    }
  } finally {
    isRunning = false;
  }
}

/**
 * Does a piece of work when its turn comes: first come, first served, each in a task of its own, so that the page answers
 * and paints in between.
 * @returns takes it back
 */
export function oneByOne(job: () => void): () => void {
  waiting.add(job);
  if (!isRunning) void run();
  return () => waiting.delete(job);
}
