import type { ChildProcess } from 'node:child_process';
import { whenOrphaned } from './whenOrphaned.ts';

/** What ends with this process. */
export interface Together {
  /** For `run`: this process is ended, too. */
  readonly add: (child: ChildProcess) => void;
  /** Whether this process was told to end: what was being done is not to be gone on with, whatever it says. */
  readonly isEnding: () => boolean;
}

/**
 * Ends what this process starts when it is told to end (SIGTERM, Ctrl+C, a closed terminal), and tells it to end when the command
 * that started it is gone.
 */
export function endTogether(): Together {
  const children = new Set<ChildProcess>();
  let isEnding = false;
  const end = () => {
    isEnding = true;
    // Not the signal itself: turbo takes SIGINT for a wish to wait.
    for (const child of children) child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  whenOrphaned(() => process.kill(process.pid, 'SIGTERM'));
  return {
    add: (child) => {
      children.add(child);
      child.once('close', () => children.delete(child));
    },
    isEnding: () => isEnding,
  };
}
