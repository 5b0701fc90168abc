import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from '../run.ts';
import { listShots } from './listShots.ts';
import { serveFolder } from './serveFolder.ts';
import { modeNames } from './Shot.ts';
import { takePictures } from './takePictures.ts';

const kept = '.pictures';

/**
 * Pictures of another state of the project, taken by this machine's browser; kept, so that they are taken once.
 * @param sha the commit
 * @returns the folder with the pictures; rejects where one could not be taken
 */
export async function photographRef(sha: string, wanted: string): Promise<string> {
  const folder = join(kept, [sha, wanted, ...modeNames].filter(Boolean).join('-'));
  if (existsSync(folder)) return folder;
  const tree = resolve(kept, 'tree');
  rmSync(tree, { recursive: true, force: true });
  execFileSync('git', ['worktree', 'prune']);
  execFileSync('git', ['worktree', 'add', '--detach', tree, sha], { stdio: 'ignore' });
  try {
    await must(run('pnpm', ['--dir', tree, 'install', '--frozen-lockfile', '--prefer-offline', '--silent']));
    await must(run('pnpm', ['--dir', tree, 'build:storybook', '--quiet']));
    const served = await serveFolder(join(tree, 'storybook-static'));
    const shots = await listShots(served.origin, wanted);
    const problems = await takePictures(served.origin, shots, `${folder}.part`);
    await served.close();
    // Kept, they would be compared with for ever.
    if (problems.length > 0)
      throw new Error(`The earlier state of the project could not be photographed:\n${problems.join('\n')}`);
    renameSync(`${folder}.part`, folder);
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', tree]);
  }
  return folder;
}

async function must(code: Promise<number>): Promise<void> {
  if ((await code) !== 0) throw new Error('The earlier state of the project could not be built.');
}
