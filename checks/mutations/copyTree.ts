import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/**
 * A copy of the workspace to break things in: every file git knows or would know, with the installed packages linked. The
 * workspace's own packages lead to the copy, so that what is broken there is what the tests meet.
 * @returns the folder
 */
export function copyTree(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'vitrin-mutations-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { verbatimSymlinks: true });
  }
  const workspaces = ['.', ...readdirSync(join(root, 'packages')).map((name) => join('packages', name))];
  for (const workspace of workspaces)
    linkModules(join(root, workspace, 'node_modules'), join(copy, workspace, 'node_modules'));
  return copy;
}

/** Links are copied as they are written, so that those to a workspace package stay in the copy; the store itself is linked. */
function linkModules(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.name.startsWith('@')) linkModules(source, target);
    else if (!entry.name.startsWith('.vite')) symlinkSync(resolve(source), target);
  }
}
