import { BlockList, isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';

/** Tells whether a connection comes from a proxy of ours. */
export type IsTrusted = (address: string | undefined) => boolean;

/**
 * Reads a list of addresses and networks, `127.0.0.0/8 ::1`, parted by spaces or commas.
 * @returns undefined where an entry is neither
 */
export function readTrustedProxies(text: string): IsTrusted | undefined {
  const trusted = new BlockList();
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', prefix] = entry.split('/');
    const version = isIP(address);
    const bits = prefix === undefined ? (version === 4 ? 32 : 128) : Number(prefix);
    if (version === 0 || !Number.isInteger(bits) || bits < 0 || bits > (version === 4 ? 32 : 128))
      return undefined;
    trusted.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6');
  }
  return (address = '') => {
    // A socket that listens on both versions writes IPv4 as ::ffff:10.0.0.1.
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
    const version = isIP(plain);
    return version !== 0 && trusted.check(plain, version === 4 ? 'ipv4' : 'ipv6');
  };
}

/** Whether there is TLS between the browser and the first proxy: each proxy may have added its own word behind that. */
export const isSecure = ({ headers }: IncomingMessage): boolean =>
  /^https\s*(?:,|$)/i.test(String(headers['x-forwarded-proto']));

/** The host the browser asked: the first of several proxies is the one it speaks to. */
export const askedHost = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const told = String(headers['x-forwarded-host'] ?? '');
  return told === '' ? (headers.host ?? '') : (told.split(',', 1)[0] ?? '').trim();
};

/** A name or address with or without a port; read by nginx, too. */
export const hostShape = '^(?:[\\w.-]+|\\[[\\da-f:.]+\\])(?::\\d*)?$';

const host = new RegExp(hostShape, 'i');

/** Whether the host that was asked can be one. HTTP/1.0, as some health checks speak it, need not name any. */
export const hasHost = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  (headers.host === undefined && headers['x-forwarded-host'] === undefined) ||
  host.test(askedHost({ headers }));

const forwarding = /^(?:x-forwarded-.*|forwarded)$/;

/** Names that a backend may take for those of a proxy although no proxy writes them so: as variables both are spelled alike. */
const disguisedForwarding = /^x[_-]forwarded[_-]/;

/** What a request says of itself on behalf of a proxy is dropped unless it comes from one of ours. */
export function dropUntrustedForwarding(request: IncomingMessage, isTrusted: IsTrusted): void {
  const isProxy = isTrusted(request.socket.remoteAddress);
  const isDropped = (name: string) => (forwarding.test(name) ? !isProxy : disguisedForwarding.test(name));
  for (const name of Object.keys(request.headers)) if (isDropped(name)) delete request.headers[name];
  for (let i = request.rawHeaders.length - 2; i >= 0; i -= 2) {
    if (isDropped(request.rawHeaders[i]?.toLowerCase() ?? '')) request.rawHeaders.splice(i, 2);
  }
}

/** Who asks: what stands between is ours, so it is the last address of the list that is not. */
export function visitorAddress({ headers, socket }: IncomingMessage, isTrusted: IsTrusted): string {
  const own = socket.remoteAddress ?? '';
  if (!isTrusted(own)) return own;
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return told.findLast((address) => !isTrusted(address)) ?? told[0] ?? own;
}
