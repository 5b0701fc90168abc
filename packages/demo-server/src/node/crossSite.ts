import type { IncomingMessage } from 'node:http';
import type { IsBankReturn } from './bankReturns.ts';
import { askedHost } from './trustedProxies.ts';

/**
 * Addresses that change something although they are asked by GET, and what is only ever posted: a backend may answer both.
 * The legacy backend reads addresses without regard to case. Read by nginx, too: the plainest of regular expressions.
 */
export const changingAddresses =
  '^/(?:delegation/|login/logout|login/spa|basket/(?:add|update|remove|order|checkout2)|admin/|payment2/?(?:$|index(?:/|$)))';

const changing = new RegExp(changingAddresses, 'i');

/** Whether an address changes something by whatever method it is asked. */
export const isChangingAddress = (path: string): boolean => changing.test(plainPath(path));

/** Whether a call may change something in the shop. */
export const changesSomething = (method: string, path: string): boolean =>
  !/^(?:GET|HEAD|OPTIONS)$/.test(method) || isChangingAddress(path);

/**
 * Whether a call that changes something was started by a page of another site (or by a picture or frame of ours, which is
 * how text somebody wrote into the shop would do it). The browser says where a call comes from in Sec-Fetch-Site, over
 * plain http only in Origin or Referer. A browser may be made to say nothing of a GET and is not believed; with every
 * write it sends Origin, so whoever writes and says nothing is a program, whatever it calls itself.
 * @param isBankReturn what a bank may post the buyer back to from a page of its own
 */
export function isForged(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  isBankReturn: IsBankReturn = () => false,
): boolean {
  const path = url.replace(/[?#].*$/s, '');
  if (!changesSomething(method, path)) return false;
  if (isBankReturn(plainPath(path)) && !isChangingAddress(path)) return false;
  const target = headers['sec-fetch-dest'];
  if (target !== undefined && target !== 'empty' && target !== 'document' && method === 'GET') return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const from = headers.origin ?? headers.referer;
  if (from !== undefined) return hostOf(from) !== askedHost({ headers }).toLowerCase();
  return method === 'GET' && (headers['user-agent'] ?? '').startsWith('Mozilla/');
}

/** As the backend will understand it: decoded, without empty, `.` and `..` segments. */
function plainPath(path: string): string {
  const decoded = decode(path)
    .replaceAll('\\', '/')
    .replace(/\/{2,}/g, '/');
  return URL.parse(decoded.replace(/[%?#]/g, encodeURIComponent), 'http://shop.invalid')?.pathname ?? decoded;
}

/** Byte by byte, as the legacy backend's addresses need not be UTF-8. */
function decode(path: string): string {
  return path.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const hostOf = (address: string) => URL.parse(address)?.host.toLowerCase();
