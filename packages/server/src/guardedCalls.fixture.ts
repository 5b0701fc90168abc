import { request } from 'node:http';

/** What becomes of a call, as a status: the backend answers it, it is refused as forged, or as no address. */
type Verdict = 200 | 403 | 400;

/** Who asks: what the browser says of it, `HOST` being the shop's; and what becomes of a call by what it does. */
interface Caller {
  readonly who: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly reads: Verdict;
  readonly changes: Verdict;
  readonly writes: Verdict;
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36';
const site = (from: string, target: string) => ({ 'sec-fetch-site': from, 'sec-fetch-dest': target });

/** Written down by hand, so that neither of the two guards is the measure of the other. */
const callers: readonly Caller[] = [
  { who: 'a script of ours', headers: site('same-origin', 'empty'), reads: 200, changes: 200, writes: 200 },
  { who: 'a link of ours', headers: site('same-origin', 'document'), reads: 200, changes: 200, writes: 200 },
  { who: 'a picture of ours', headers: site('same-origin', 'image'), reads: 200, changes: 403, writes: 200 },
  { who: 'a frame of ours', headers: site('same-origin', 'iframe'), reads: 200, changes: 403, writes: 200 },
  { who: 'a link in a mail', headers: site('none', 'document'), reads: 200, changes: 403, writes: 200 },
  { who: 'a sibling host', headers: site('same-site', 'empty'), reads: 200, changes: 403, writes: 403 },
  { who: 'another site', headers: site('cross-site', 'document'), reads: 200, changes: 403, writes: 403 },
  {
    who: 'another site’s picture',
    headers: site('cross-site', 'image'),
    reads: 200,
    changes: 403,
    writes: 403,
  },
  // Over plain http.
  { who: 'ours', headers: { origin: 'http://HOST' }, reads: 200, changes: 200, writes: 200 },
  { who: 'ours behind TLS', headers: { origin: 'https://HOST' }, reads: 200, changes: 200, writes: 200 },
  {
    who: 'a page of ours',
    headers: { referer: 'http://HOST/spa/?x=1' },
    reads: 200,
    changes: 200,
    writes: 200,
  },
  { who: 'nobody', headers: { origin: 'null' }, reads: 200, changes: 403, writes: 403 },
  { who: 'an origin', headers: { origin: 'http://evil.example' }, reads: 200, changes: 403, writes: 403 },
  {
    who: 'a name like ours',
    headers: { origin: 'http://HOST.evil.example' },
    reads: 200,
    changes: 403,
    writes: 403,
  },
  {
    who: 'a page',
    headers: { referer: 'http://evil.example/?|HOST' },
    reads: 200,
    changes: 403,
    writes: 403,
  },
  {
    who: 'both',
    headers: { origin: 'http://evil.example', referer: 'http://HOST/' },
    reads: 200,
    changes: 403,
    writes: 403,
  },
  { who: 'a browser that says nothing', headers: {}, reads: 200, changes: 403, writes: 200 },
  { who: 'a program', headers: { 'user-agent': 'curl/8' }, reads: 200, changes: 200, writes: 200 },
];

const reading = [
  '/basket/',
  '/report/x?to=/login/logout',
  '/payment2/print/7?fid=1',
  '/image/a%20(1).png',
  '/Report/faturadetay/A%2FB%20%FF',
  '/login',
];

/** Changes something, in whatever way the backend lets it be written. */
const changing = [
  '/login/logout',
  '/LOGIN/LogOut?x=1',
  '//login//logout',
  '/%6cogin/%6Cogout',
  '/login%2flogout',
  '/login\\logout',
  '/login%5Clogout',
  '/delegation/DelegateToUser/?targetUserId=7',
  '/delegation/EndDelegation',
  '/%64elegation/DelegateToUser/%ff',
  '/basket/add/5?amount=1',
  '/basket/order2',
  '/payment2',
  '/payment2/',
  '/payment2/Index',
  '/PAYMENT2/index/5',
  '/admin/theme/resetLayout',
  // ASP.NET takes these pieces out: sessions without cookies.
  '/(S(abc))/delegation/EndDelegation',
  '/(A(x)S(y))/login/logout',
  '/login/(S(x))logout',
  '/(S(a))/(S(b))/login/logout',
  '/%28S%28abc%29%29/login/logout',
  '/payment2/(S(x))/',
  // Decoded twice.
  '/login%252flogout',
  '/%256cogin/logout',
  '/x/%252e%252e/login/logout',
  '/%2528S%2528abc%2529%2529/login/logout',
];

const writing = [
  '/basket/order2',
  '/payment2',
  '/payment2/',
  '/payment2/Index',
  '/PAYMENT2/index/5',
  '/payment2/%49ndex',
  '/payment2/(S(x))/',
  '/payment2/(S(x))/return3d',
  '/payment2/return3d/x',
  '/payment/return3d',
  '/bank.net',
  '/bank.net/',
  '/bankXnet/ok',
  '/demo-bank/abc',
  '/anything',
  '/spaces',
];

/** The setting BANK_RETURNS of a server that is asked. */
export const namedReturns = '/payment2/return3d /bank.net/*';

/** Posted by a bank's page, whoever that is to us. */
const returning = [
  '/payment2/return3d',
  '/Payment2/Return3D/?x=1',
  '//payment2/return3d',
  '/bank.net/ok',
  '/bank.net/a/b',
];

/** Taken for another address by the backend; refused as forged where that one would be. */
const misleading = [
  '/product/../basket/',
  '/product/..%2fbasket/',
  '/product/%2e%2E/x',
  '/product/x/.%2e',
  '/x/.%2fy',
];
const misleadingChange = [
  '/x/../login/logout',
  '/product/..%2flogin%2flogout',
  '/x%2f%2e%2e/login/logout',
  '/x%5c..%5clogin%5clogout',
];
/** As if a bank returned. */
const misleadingWrite = [
  '/payment2/return3d/../Index',
  '/bank.net/../basket/order2',
  '/bank.net/x%2f..%2f..%2fpayment2',
];
/** Told apart by nobody: an escape that is none, or of nothing. */
const unreadable = ['/%u006cogin/logout', '/100%', '/x%00'];

type Asked = readonly [verdict: Verdict, method: string, path: string];

const callsOf = ({ reads, changes, writes }: Caller): readonly Asked[] => [
  ...product(reads, ['GET', 'HEAD'], reading),
  ...product(changes, ['GET', 'HEAD', 'OPTIONS'], changing),
  ...product(writes, ['POST', 'DELETE'], writing),
  ...product(200, ['POST'], returning),
  ...product(400, ['GET', 'HEAD'], misleading),
  ...product(changes === 403 ? 403 : 400, ['GET', 'HEAD'], misleadingChange),
  ...product(writes === 403 ? 403 : 400, ['POST'], misleadingWrite),
  ...product(400, ['GET'], unreadable),
];

const product = (verdict: Verdict, methods: readonly string[], paths: readonly string[]): Asked[] =>
  methods.flatMap((method) => paths.map((path) => [verdict, method, path] as const));

/** An address as it stands: `fetch` would join its dots before it sends it. */
const askAsWritten = (
  origin: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, method, path, headers, agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });

/** A call with what should become of it and what did. */
export interface Judged {
  readonly call: string;
  readonly expected: number;
  readonly status: number;
}

/** Asks a server in front of a backend that answers everything all calls of the table, a caller after the other. */
export async function askAll(origin: string): Promise<readonly Judged[]> {
  const { host } = new URL(origin);
  const judged: Judged[] = [];
  for (const caller of callers) {
    const told = Object.entries(caller.headers).map(([name, value]) => [name, value.replace('HOST', host)]);
    const headers = { host, 'user-agent': browser, ...Object.fromEntries(told) };
    const asked = callsOf(caller).map(async ([expected, method, path]) => ({
      call: `${caller.who}: ${method} ${path}`,
      expected,
      status: await askAsWritten(origin, method, path, headers),
    }));
    judged.push(...(await Promise.all(asked)));
  }
  return judged;
}
