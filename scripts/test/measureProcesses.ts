import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** Ticks of the kernel's clock a second: 100 wherever Linux runs Node. */
const ticks = 100;

/** A process as /proc tells of it. */
function readStat(pid: string): { parent: number; start: string; spent: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Behind the name, which may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      parent: Number(fields[1]),
      start: fields[19] ?? '',
      spent: (Number(fields[11]) + Number(fields[12])) / ticks,
    };
  } catch {
    // It has just ended.
    return undefined;
  }
}

/**
 * Adds up the processor seconds of a process and of all that it starts, a browser's processes too, by looking every
 * quarter of a second. What lives shorter than that is missed.
 * @returns tells the sum so far; undefined where the system has no /proc
 */
export function measureProcesses(root: number | undefined): () => number | undefined {
  if (root === undefined || !existsSync('/proc/self/stat')) return () => undefined;
  const spent = new Map<string, number>();
  /** Those seen below the root; a browser's are given to somebody else once their parent has ended. */
  const family = new Set<number>([root]);
  const look = () => {
    const all = new Map(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((pid) => {
          const stat = readStat(pid);
          return stat ? [[Number(pid), stat] as const] : [];
        }),
    );
    for (let grown = true; grown;) {
      grown = false;
      for (const [pid, { parent }] of all)
        if (family.has(parent) && !family.has(pid)) {
          family.add(pid);
          grown = true;
        }
    }
    for (const pid of family) {
      const stat = all.get(pid);
      if (stat) spent.set(`${pid} ${stat.start}`, stat.spent);
      else family.delete(pid);
    }
  };
  const timer = setInterval(look, 250);
  timer.unref();
  return () => {
    clearInterval(timer);
    return spent.values().reduce((sum, seconds) => sum + seconds, 0);
  };
}
