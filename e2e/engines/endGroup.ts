import { setTimeout as pause } from 'node:timers/promises';

/** Signals a process and all it has started; false when there is none any more. */
function signal(leader: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, name);
  } catch {
    return false;
  }
}

/** Ends a group of processes: asked first, then without asking. */
export async function endGroup(leader: number, patience = 2000): Promise<void> {
  const end = performance.now() + patience;
  signal(leader, 'SIGTERM');
  while (signal(leader, 0) && performance.now() < end) await pause(20);
  signal(leader, 'SIGKILL');
}
