import { existsSync } from 'node:fs';
import { run } from './run.ts';

const places = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

const apt = (...args: string[]) => run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' });

/**
 * Makes sure that there is an nginx to test the edge with. Where there is none and the user is root on Debian, installs the
 * distribution's; elsewhere the tests that need it say that they were skipped (with NGINX=required they fail).
 */
export async function ensureNginx(): Promise<void> {
  if (places.some((path) => existsSync(path)) && existsSync('/usr/bin/envsubst')) return;
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isRootOnDebian) return;
  console.log('No nginx found: installing the one of the distribution.');
  if ((await apt('update', '-qq')) !== 0) return;
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'gettext-base'];
  await apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
