import type { IncomingMessage } from 'node:http';
import { decodePath, pathOf } from './addressPath.ts';
import type { IsBankReturn } from './bankReturns.ts';
import { askedHost } from './trustedProxies.ts';

/**
 * Addresses that change something although they are asked by GET, and what is only ever posted: a backend may answer both.
 * The legacy backend reads addresses without regard to case. Read by nginx, too: the plainest of regular expressions.
 */
export const changingAddresses =
  '^/(?:delegation/|login/logout|login/spa|basket/(?:add|update|remove|order|checkout2)|admin/|payment2/?(?:$|index(?:/|$)))';

/**
 * What of a decoded path the backend reads as something else, so that it may be any address: a backslash is a slash to it,
 * `(S(x))` of ASP.NET's sessions without cookies is nothing, and what was encoded twice may be decoded twice. No address of
 * the shop has any of it.
 */
export const disguises = '\\\\|[(]\\w[(]|%[\\da-f]{2}';

const changing = new RegExp(`${changingAddresses}|${disguises}`, 'i');
const reads = /^(?:GET|HEAD|OPTIONS)$/;

/** Whether an address changes something by whatever method it is asked. */
export const isChangingAddress = (path: string): boolean => changing.test(plainPath(path));

/** Whether a call may change something in the shop. */
export const changesSomething = (method: string, path: string): boolean =>
  !reads.test(method) || isChangingAddress(path);

/**
 * Whether a call that changes something was started by a page of another site (or by a picture or frame of ours, which is
 * how text somebody wrote into the shop would do it). The browser says where a call comes from in Sec-Fetch-Site, over
 * plain http only in Origin or Referer. A browser may be made to say nothing of a GET or HEAD and is not believed; with
 * every write it sends Origin, so whoever writes and says nothing is a program, whatever it calls itself. `none` is what was
 * typed, and a link in a mail: no write comes so.
 * @param isBankReturn what a bank may post the buyer back to from a page of its own
 */
export function isForged(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  isBankReturn: IsBankReturn = () => false,
): boolean {
  const path = pathOf(url);
  if (!changesSomething(method, path)) return false;
  if (isBankReturn(plainPath(path)) && !isChangingAddress(path)) return false;
  const isRead = reads.test(method);
  const target = headers['sec-fetch-dest'];
  if (target !== undefined && target !== 'empty' && target !== 'document' && isRead) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && (isRead || site !== 'none');
  const from = headers.origin ?? headers.referer;
  if (from !== undefined) return hostOf(from) !== askedHost({ headers }).toLowerCase();
  return isRead && (headers['user-agent'] ?? '').startsWith('Mozilla/');
}

/** As the backend will understand it: decoded, without empty, `.` and `..` segments. */
function plainPath(path: string): string {
  const decoded = decodePath(path);
  const segments: string[] = [];
  for (const segment of decoded.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  if (decoded.endsWith('/')) segments.push('');
  return `/${segments.join('/')}`;
}

const hostOf = (address: string) => URL.parse(address)?.host.toLowerCase();
