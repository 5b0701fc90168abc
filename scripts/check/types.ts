import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';

/**
 * Types of everything there is: one program, and one for the service worker, whose world is another. Fails also where a source file
 * is in neither: TypeScript says nothing of what it was not given, and leaves out folders whose name begins with a dot.
 */
const root = process.cwd();
const lines = ['.', 'packages/storefront/worker'].flatMap((project) => {
  const { stdout, status } = spawnSync('tsc', ['--noEmit', '--listFiles', '-p', project], {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    // TypeScript is written in Go: collected a quarter as often, it takes a seventh less processor for a twentieth more memory.
    env: { ...process.env, GOGC: '400' },
  });
  if (status !== 0) process.exitCode = 1;
  return stdout.split('\n');
});

const listed = new Set(lines.filter((line) => line.startsWith('/')).map((file) => relative(root, file)));
for (const line of lines) if (line !== '' && !line.startsWith('/')) console.log(line);

const { stdout: tracked } = spawnSync('git', ['ls-files', '--', '*.ts', '*.tsx', '*.mts'], {
  encoding: 'utf8',
});
const missed = tracked.split('\n').filter((file) => file !== '' && !listed.has(file));
for (const file of missed) console.log(`${file} is in no program of TypeScript: see tsconfig.json`);
if (missed.length > 0) process.exitCode = 1;
