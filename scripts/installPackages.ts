import { existsSync } from 'node:fs';
import { run } from './run.ts';

const apt = (...args: string[]) => run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' });

/**
 * Installs packages of the distribution, one by one, so that one it does not have keeps back no other; does nothing where the
 * user is not root on Debian.
 * @param why the sentence the user sees before it
 */
export async function installPackages(why: string, names: readonly string[]): Promise<void> {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (names.length === 0 || !isRootOnDebian) return;
  console.log(`${why}: installing ${names.join(', ')} of the distribution.`);
  if ((await apt('update', '-qq')) !== 0) return;
  for (const name of names) await apt('install', '-y', '-qq', '--no-install-recommends', name);
}
