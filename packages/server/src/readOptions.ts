import { accessSync, constants, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { readBankReturns } from './bankReturns.ts';
import { isChangingAddress } from './crossSite.ts';
import { usualServerLimits } from './serverLimits.ts';
import type { ServerLimits } from './serverLimits.ts';
import { readTrustedProxies } from './trustedProxies.ts';
import type { IsTrusted } from './trustedProxies.ts';

/** How the server was asked to run. */
export interface ServerOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The legacy backend to stand in front of; without it whatever shop the server is given. */
  readonly backendUrl: URL | undefined;
  /** CSP sources that the 3-D Secure frame and its form may reach. */
  readonly bankOrigins: string;
  /** The addresses of the backend that a bank posts the buyer back to. */
  readonly bankReturns: readonly string[];
  /** Where the storefront reports its errors to; without one it reports none. */
  readonly errorCollector: URL | undefined;
  /** Whether what a connection says on behalf of a proxy (X-Forwarded-*) is believed. */
  readonly isTrustedProxy: IsTrusted;
  /** The build's folder, or one that deploy/release.sh fills with `current` and `previous`. */
  readonly siteFolder: string;
  /** Where Prometheus finds its numbers; 0 takes any free port, undefined answers nowhere. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** Whether each request is a line on the log. */
  readonly hasAccessLog: boolean;
  readonly limits: ServerLimits;
  readonly storybookFolder: string;
  /** Where Storybook is served; 0 takes any free port, undefined serves none. */
  readonly storybookPort: number | undefined;
}

/** A setting nobody could follow; the message names the variable and what it may be. */
export class OptionError extends Error {}

const inRepository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/**
 * Reads PORT, HOST, BACKEND_URL, BANK_ORIGINS, BANK_RETURNS, ERROR_COLLECTOR, TRUSTED_PROXIES, SITE_DIR, STORYBOOK_DIR,
 * STORYBOOK_PORT, METRICS_PORT, METRICS_HOST, ACCESS_LOG and NODE_EXTRA_CA_CERTS.
 * @throws OptionError for a value outside its range.
 */
export function readOptions(env: Readonly<Record<string, string | undefined>>): ServerOptions {
  expectReadable('NODE_EXTRA_CA_CERTS', env.NODE_EXTRA_CA_CERTS);
  return {
    host: env.HOST || '127.0.0.1',
    port: readWhole('PORT', env.PORT, 8080, 0, 65_535),
    backendUrl: readOrigin('BACKEND_URL', env.BACKEND_URL),
    bankOrigins: readSources(env.BANK_ORIGINS),
    bankReturns: readReturns(env.BANK_RETURNS),
    errorCollector: readAddress('ERROR_COLLECTOR', env.ERROR_COLLECTOR),
    isTrustedProxy: readProxies(env.TRUSTED_PROXIES),
    siteFolder: readFolder('SITE_DIR', env.SITE_DIR) ?? inRepository('packages/storefront/dist'),
    storybookFolder: resolve(env.STORYBOOK_DIR || inRepository('storybook-static')),
    storybookPort: readStorybookPort(env),
    metricsPort: env.METRICS_PORT ? readWhole('METRICS_PORT', env.METRICS_PORT, 0, 0, 65_535) : undefined,
    metricsHost: env.METRICS_HOST || '127.0.0.1',
    hasAccessLog: readSwitch('ACCESS_LOG', env.ACCESS_LOG, Boolean(env.BACKEND_URL)),
    limits: usualServerLimits,
  };
}

function readFolder(name: string, path: string | undefined): string | undefined {
  if (!path) return undefined;
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return resolve(path);
  throw new OptionError(`${name} must be a folder that is there, not '${path}'.`);
}

function readSwitch(name: string, text: string | undefined, initial: boolean): boolean {
  if (!text) return initial;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new OptionError(`${name} must be 'on' or 'off', not '${text}'.`);
}

/** Of authorities it cannot read Node says a word only, and each call of the backend would fail. */
function expectReadable(name: string, file: string | undefined): void {
  if (!file) return;
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new OptionError(`${name} must be a file of certificates this user can read, not '${file}'.`);
  }
}

/** Beside the shop's; beside a real backend only where it is asked for. */
function readStorybookPort(env: Readonly<Record<string, string | undefined>>): number | undefined {
  if (env.BACKEND_URL && !env.STORYBOOK_PORT) return undefined;
  const port = readWhole('PORT', env.PORT, 8080, 0, 65_535);
  return readWhole(
    'STORYBOOK_PORT',
    env.STORYBOOK_PORT,
    port === 0 || port === 65_535 ? 0 : port + 1,
    0,
    65_535,
  );
}

/**
 * Reads a whole number.
 * @throws OptionError where it is none, or not from `low` to `high`
 */
export function readWhole(
  name: string,
  text: string | undefined,
  initial: number,
  low: number,
  high: number,
): number {
  if (!text) return initial;
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (value >= low && value <= high) return value;
  throw new OptionError(`${name} must be a whole number from ${low} to ${high}, not '${text}'.`);
}

function readAddress(name: string, text: string | undefined): URL | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // Not said again: they would stand on the log. An at sign may stand in what is no address, too.
  if (text.includes('@'))
    throw new OptionError(
      `${name} must hold no user name and no password: take out what stands before the @.`,
    );
  if (url && (url.protocol === 'http:' || url.protocol === 'https:')) return url;
  throw new OptionError(`${name} must be an http or https address, not '${text}'.`);
}

/** What stands behind the origin would be lost, here as in nginx. */
function readOrigin(name: string, text: string | undefined): URL | undefined {
  const url = readAddress(name, text);
  if (!text || !url || (url.pathname === '/' && !/[?#]/.test(text))) return url;
  throw new OptionError(
    `${name} must be an origin without a path, query or fragment, such as ${url.origin}, not '${text}'.`,
  );
}

function readProxies(text: string | undefined): IsTrusted {
  const list = text ?? '127.0.0.0/8 ::1';
  const isTrusted = readTrustedProxies(list);
  if (isTrusted) return isTrusted;
  throw new OptionError(`TRUSTED_PROXIES must be addresses or networks parted by spaces, not '${list}'.`);
}

function readSources(text: string | undefined): string {
  const sources = text?.trim() || 'https:';
  if (/^[\w:/.*[\] -]+$/.test(sources)) return sources;
  throw new OptionError(`BANK_ORIGINS must be CSP sources parted by spaces, not '${sources}'.`);
}

function readReturns(text = ''): readonly string[] {
  const addresses = readBankReturns(text);
  if (!addresses)
    throw new OptionError(
      `BANK_RETURNS must be paths such as /payment2/return3d or /bank/*, parted by spaces, not '${text}'.`,
    );
  const changing = addresses.find(isChangingAddress);
  if (changing === undefined) return addresses;
  throw new OptionError(`BANK_RETURNS must not name '${changing}', which other sites may not ask.`);
}
