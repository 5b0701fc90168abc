import { existsSync } from 'node:fs';
import { run } from './run.ts';

const places = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/**
 * Makes sure that there is an nginx to test the edge with. Where there is none and the user is root on Debian, installs the
 * distribution's; elsewhere the tests that need it say that they were skipped (with NGINX=required they fail).
 */
export async function ensureNginx(): Promise<void> {
  if (places.some((path) => existsSync(path)) && existsSync('/usr/bin/envsubst')) return;
  const isDebian = existsSync('/usr/bin/apt-get');
  if (!isDebian || (process.getuid?.() !== 0 && !existsSync('/usr/bin/sudo'))) return;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = async (...args: string[]) => {
    const [command = '', ...rest] = [...prefix, 'apt-get', ...args];
    return run(command, rest, { DEBIAN_FRONTEND: 'noninteractive' });
  };
  console.log('No nginx found: installing the one of the distribution.');
  if ((await apt('update', '-qq')) !== 0) return;
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'gettext-base'];
  await apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
