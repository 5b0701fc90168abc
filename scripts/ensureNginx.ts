import { existsSync, readdirSync } from 'node:fs';
import { run } from './run.ts';

const places = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];
const modules = '/etc/nginx/modules-enabled';

/** What the tests of nginx need, each with the package of Debian that brings it. */
const needed: readonly (readonly [isHere: () => boolean, from: string])[] = [
  [() => places.some((path) => existsSync(path)), 'nginx-light'],
  [() => existsSync('/usr/bin/envsubst'), 'gettext-base'],
  [
    () => existsSync(modules) && readdirSync(modules).some((name) => name.includes('brotli-static')),
    'libnginx-mod-http-brotli-static',
  ],
];

const apt = (...args: string[]) => run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' });

/**
 * Makes sure that there is an nginx to test, and what it needs. Where something is missing and the user is root
 * on Debian, installs the distribution's; elsewhere the tests that need it say why they were skipped (with NGINX=required
 * they fail).
 */
export async function ensureNginx(): Promise<void> {
  const missing = needed.filter(([isHere]) => !isHere()).map(([, from]) => from);
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (missing.length === 0 || !isRootOnDebian) return;
  console.log(
    `The shipped configuration is tested with nginx: installing ${missing.join(', ')} of the distribution.`,
  );
  if ((await apt('update', '-qq')) !== 0) return;
  await apt('install', '-y', '-qq', '--no-install-recommends', ...missing);
}
