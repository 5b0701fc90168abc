import { existsSync, readdirSync } from 'node:fs';
import { installPackages } from './installPackages.ts';

const places = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];
const modules = '/etc/nginx/modules-enabled';

/** What the tests of nginx need, each with the package of Debian that brings it. */
const needed: readonly (readonly [isHere: () => boolean, from: string])[] = [
  [() => places.some((path) => existsSync(path)), 'nginx-light'],
  [() => existsSync('/usr/bin/envsubst'), 'gettext-base'],
  [() => existsSync('/usr/bin/openssl'), 'openssl'],
  [
    () => existsSync(modules) && readdirSync(modules).some((name) => name.includes('brotli-static')),
    'libnginx-mod-http-brotli-static',
  ],
];

/**
 * Makes sure that there is an nginx to test, and what it needs. Where something is missing and the user is root
 * on Debian, installs the distribution's; elsewhere the tests that need it say why they were skipped (with NGINX=required
 * they fail).
 */
export async function ensureNginx(): Promise<void> {
  const missing = needed.filter(([isHere]) => !isHere()).map(([, from]) => from);
  await installPackages('The shipped configuration is tested with nginx', missing);
}
