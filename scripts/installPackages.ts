import { existsSync } from 'node:fs';
import { run } from './run.ts';

/** Who else installs is waited for; what does not answer is not. */
const options = [
  '-qq',
  '-o',
  'DPkg::Lock::Timeout=300',
  '-o',
  'Acquire::http::Timeout=15',
  '-o',
  'Acquire::Retries=1',
];
const apt = (...args: string[]) =>
  run('apt-get', [...args, ...options], { DEBIAN_FRONTEND: 'noninteractive' });
const install = (...names: string[]) => apt('install', '-y', '--no-install-recommends', ...names);

/**
 * Installs packages of the distribution, and where not all can be, each that can: one it does not have keeps back no other. Does nothing where
 * the user is not root on Debian.
 * @param why the sentence the user sees before it
 */
export async function installPackages(why: string, names: readonly string[]): Promise<void> {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (names.length === 0 || !isRootOnDebian) return;
  console.log(`${why}: installing ${names.join(', ')} of the distribution.`);
  if ((await apt('update')) !== 0) return;
  // At once: what is done after each, as the index of manuals, takes as long as to unpack it.
  if ((await install(...names)) === 0 || names.length === 1) return;
  for (const name of names) await install(name);
}
