import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

const hasProc = existsSync('/proc/self/stat');

/** A process as the system lists it; undefined for none, and where the system cannot be asked. */
function look(pid: number): Process | undefined {
  if (!hasProc) {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' });
    const [, parent, command] = /^\s*(\d+)\s(.*)/.exec(stdout ?? '') ?? [];
    return parent === undefined ? undefined : { pid, parent: Number(parent), command: command ?? '' };
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { pid, parent: Number(parent), command };
  } catch {
    return undefined;
  }
}

const isPackageManager = ({ command }: Process) =>
  /(?:^|[\\/ ])(?:npm|npx|pnpm)(?:-cli)?(?:\.[cm]?js)? /.test(`${command} `);
const isNpx = ({ command }: Process) => /(?:^|[\\/ ])(?:npm exec|npx(?:-cli\.js)?) /.test(`${command} `);
const isShell = ({ command }: Process) => /^\S*sh -c /.test(command);

/** From this process up to the outermost package manager that started it; what started that is somebody else's. */
function listCommand(): readonly Process[] {
  const chain: Process[] = [];
  for (
    let one = look(process.pid);
    one && (chain.length === 0 || isPackageManager(one) || isShell(one));
    one = look(one.parent)
  ) {
    chain.push(one);
  }
  return chain.slice(0, chain.findLastIndex((one, i) => i > 0 && isPackageManager(one)) + 1);
}

const isStill = ({ pid, parent }: Process): boolean => {
  if (hasProc) return look(pid)?.parent === parent;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * Calls once when a process of the command that started this one is gone. Who ends `npx pnpm start` knows only npx, and it does
 * not tell what it runs: a shell, pnpm and another shell stand between, and each may end without the next hearing of it.
 */
export function whenOrphaned(tell: () => void): void {
  const command = listCommand();
  const outermost = command.at(-1);
  // What is above the outermost may end: a terminal whose shell was left on purpose.
  const linked = command.slice(0, -1);
  // npx ended before this process began, and what it ran has been given to the first process of the system.
  const wasNpx = /[\\/]_npx[\\/]/.test(process.env.npm_execpath ?? '');
  const isLate = wasNpx && outermost?.parent === 1 && !isNpx(outermost);
  if (isLate) {
    tell();
    return;
  }
  if (linked.length === 0) return;
  const watch = setInterval(() => {
    if (linked.every(isStill)) return;
    clearInterval(watch);
    tell();
  }, 500).unref();
}
