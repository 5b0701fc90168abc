import { isLoginPage } from '../../packages/api-client/src/judgeResponse.ts';
import { attributeOf, shapeOfCookie } from './cookieJar.ts';
import type { AskedExchange } from './Exchange.ts';
import type { Finding, FindingKind, Severity } from './Finding.ts';
import type { ContractOperation } from './readOperations.ts';

/** Milliseconds from which a person waits, and sees that they do. */
const slow = 2_000;

/** Calls whose answer is the same for everybody: these may be kept by whoever stands between. */
const publicCalls = new Set([
  'getDefaultCss',
  'getImage',
  'getFavicon',
  'getLoginPage',
  'getDealerApplication',
  'getPage',
]);

/** Answers that were asked for on purpose although there is nothing, or nobody, there. */
const expectedRefusals = new Set(['not signed in', 'no such product']);

/**
 * Judges everything of an answer but its body: whether there is one, its status, where it led, its labels, its cookies, how it
 * may be kept and how long it took; and whether the shop's own client could use it.
 */
export function judgeExchange(
  exchange: AskedExchange,
  operation: ContractOperation | undefined,
): readonly Finding[] {
  const findings: Finding[] = [];
  const add = (severity: Severity, kind: FindingKind, says: string) =>
    findings.push({ severity, kind, operation: exchange.operation, at: '', says });
  const { headers, status, refused, flaw, variant } = exchange;

  if (status === 0) {
    add('breaks', exchange.silence.startsWith('leads') ? 'redirect' : 'no answer', exchange.silence);
    return findings;
  }
  if (expectedRefusals.has(variant)) judgeRefusal(exchange, add);
  else if (refused !== '')
    add('breaks', 'unusable', `the shop could not use the answer: ${refused}${seenInstead(exchange)}`);
  else if (status >= 400) add('breaks', 'status', `answers ${status}`);
  if (flaw !== '')
    add('breaks', 'unusable', `what is read of it cannot be shown: ${flaw.replace(/: .*/, '')}`);

  if (operation && !operation.answers.has(status))
    add('differs', 'status', `answers ${status}, which the contract does not know`);
  if (exchange.hops.length > 0 && refused === '' && !variant)
    add('differs', 'redirect', 'is reached by a redirect only');
  judgeLabel(exchange, operation, add);
  for (const cookie of headers.getSetCookie()) judgeCookie(cookie, exchange.operation === 'login', add);
  judgeKeeping(exchange, add);
  if (exchange.milliseconds > slow)
    add('differs', 'slow', `takes ${(exchange.milliseconds / 1000).toFixed(1)} s`);
  return findings;
}

type Add = (severity: Severity, kind: FindingKind, says: string) => void;

/** How a session that is not there, or a product, is told. */
function judgeRefusal({ variant, status, text, refused }: AskedExchange, add: Add): void {
  if (variant === 'not signed in') {
    if (refused.startsWith('sessionLost')) return;
    if (refused === '')
      add(
        'breaks',
        'session',
        'answers whoever is not signed in as if they were: nobody would notice a session that has ended',
      );
    else
      add(
        'breaks',
        'session',
        `tells whoever is not signed in by ${status}${isLoginPage(text) ? ' and a page' : ''}: the shop takes it for a failure and asks nobody to sign in`,
      );
  } else if (refused !== '' && !refused.startsWith('notFound')) {
    add(
      'breaks',
      'status',
      `answers ${status} for what is not there: the shop shows a failure with a button to try again`,
    );
  }
}

const seenInstead = ({ hops, text, bytes }: AskedExchange): string => {
  if (hops.some((hop) => /login/i.test(hop)) || isLoginPage(text))
    return ', the login page came in its place';
  if (bytes.length === 0) return ', it is empty';
  return /^\s*</.test(text) ? ', a page of HTML came in its place' : '';
};

function judgeLabel(
  { headers, bytes, text, status, refused }: AskedExchange,
  operation: ContractOperation | undefined,
  add: Add,
): void {
  const label = headers.get('content-type') ?? '';
  const type = label.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const known = [...(operation?.answers.get(status)?.keys() ?? [])];
  const isKnown = known.some(
    (one) => one === type || (one.endsWith('/*') && type.startsWith(one.slice(0, -1))),
  );
  if (refused === '' && bytes.length > 0 && known.length > 0 && !isKnown)
    add(
      'differs',
      'content type',
      `is called ${type || 'nothing'} where the contract says ${known.join(' or ')}`,
    );
  if (/^(?:image|font|audio|video)\//.test(type)) return;
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(label)?.[1]?.toLowerCase();
  if (!isUtf8(bytes))
    add('breaks', 'charset', `is no UTF-8 (it says ${charset ?? 'nothing'}): Turkish letters are lost`);
  else if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8')
    add('differs', 'charset', `says ${charset}, and is read as UTF-8`);
  else if (bytes[0] === 0xef && bytes[1] === 0xbb) add('note', 'charset', 'begins with a byte order mark');
  if (text.includes('\uFFFD') && isUtf8(bytes))
    add('differs', 'charset', 'holds the mark of letters that were lost before it was sent');
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function judgeCookie(header: string, isOfSignIn: boolean, add: Add): void {
  const cookie = shapeOfCookie(header);
  const has = (name: string) => attributeOf(cookie, name) !== undefined;
  const said = `cookie ${cookie.name}`;
  const path = attributeOf(cookie, 'Path');
  if (isOfSignIn && path !== undefined && path !== '' && path !== '/')
    add(
      'breaks',
      'cookie',
      `${said} is for ${path.replaceAll(/[^/]+/g, '…')} only: the rest of the shop has no session`,
    );
  if (isOfSignIn && !has('HttpOnly'))
    add('differs', 'cookie', `${said} is not HttpOnly: any script of the page could read the session`);
  const site = attributeOf(cookie, 'SameSite')?.toLowerCase();
  if (isOfSignIn && site === 'none')
    add(
      'differs',
      'cookie',
      `${said} is SameSite=None: only the guard of the storefront server stands against forged calls`,
    );
  if (isOfSignIn && site === 'strict')
    add(
      'differs',
      'cookie',
      `${said} is SameSite=Strict: a link in a mail, and the bank, arrive without a session`,
    );
  if (isOfSignIn && site === undefined) add('note', 'cookie', `${said} has no SameSite: browsers differ`);
  if (/^__(?:Host|Secure|Http)-/i.test(cookie.name))
    add('differs', 'cookie', `${said} is taken over https only: TLS has to stand in front`);
  if (has('Domain')) add('note', 'cookie', `${said} names a Domain, which the storefront server takes off`);
}

function judgeKeeping({ headers, who, operation, status, method }: AskedExchange, add: Add): void {
  if (method !== 'GET' || status !== 200) return;
  const rule = headers.get('cache-control')?.toLowerCase() ?? '';
  const isShared = /\bpublic\b|\bs-maxage=[1-9]/.test(rule);
  const isKept =
    !/\bno-(?:store|cache)\b/.test(rule) &&
    (/\bmax-age=[1-9]/.test(rule) ||
      (rule === '' && headers.has('expires') && Date.parse(headers.get('expires') ?? '') > Date.now()));
  if (publicCalls.has(operation)) {
    if (rule === '' && operation === 'getImage')
      add('note', 'caching', 'says nothing of caching: each page fetches it again');
  } else if (who === 'member' && isShared) {
    add('breaks', 'caching', `says '${rule}': a cache in between would show one dealer's answer to another`);
  } else if (who === 'member' && isKept) {
    add('breaks', 'caching', `is kept by the browser: after 'Cari Seç' it shows the company before`);
  }
}
