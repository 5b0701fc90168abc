/** One line of a Mozilla Observatory report. */
export interface ObservatoryRule {
  readonly rule: string;
  readonly result: string;
  readonly points: number;
}

const broad = /^(?:ftp:|http:|https:|\*|https?:\/\/\*(?:\.\*)?)$/;
const isUnsafe = (source: string) => broad.test(source) || source === "'unsafe-inline'" || source === 'data:';
const isPlainHttp = (source: string) => /^(?:http|ftp):/.test(source);

function directives(policy: string): ReadonlyMap<string, readonly string[]> {
  const entries = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(
    entries.flatMap(([name, ...sources]) => (name ? [[name.toLowerCase(), sources] as const] : [])),
  );
}

function judgePolicy(policy: string): Omit<ObservatoryRule, 'rule'> {
  if (policy === '') return { result: 'csp-not-implemented', points: -25 };
  const all = directives(policy);
  const of = (name: string) => all.get(name) ?? all.get('default-src') ?? ['*'];
  const passive = [...of('img-src'), ...of('media-src')];
  const active = [...all]
    .filter(([name]) => name !== 'img-src' && name !== 'media-src')
    .flatMap(([, list]) => list);
  if (of('script-src').some(isUnsafe) || of('object-src').some((source) => broad.test(source)))
    return { result: 'csp-implemented-with-unsafe-inline', points: -20 };
  if (active.some(isPlainHttp)) return { result: 'csp-implemented-with-insecure-scheme', points: -20 };
  if ([...of('script-src'), ...of('style-src')].includes("'unsafe-eval'"))
    return { result: 'csp-implemented-with-unsafe-eval', points: -10 };
  if (passive.some(isPlainHttp))
    return { result: 'csp-implemented-with-insecure-scheme-in-passive-content-only', points: -10 };
  if (of('style-src').some(isUnsafe))
    return { result: 'csp-implemented-with-unsafe-inline-in-style-src-only', points: 0 };
  return all.get('default-src')?.join(' ') === "'none'"
    ? { result: 'csp-implemented-with-no-unsafe-default-src-none', points: 10 }
    : { result: 'csp-implemented-with-no-unsafe', points: 5 };
}

function judgeReferrer(value: string): Omit<ObservatoryRule, 'rule'> {
  const last = value.toLowerCase().split(',').at(-1)?.trim() ?? '';
  if (last === '') return { result: 'referrer-policy-not-implemented', points: 0 };
  const isPrivate = [
    'no-referrer',
    'same-origin',
    'strict-origin',
    'strict-origin-when-cross-origin',
  ].includes(last);
  return isPrivate
    ? { result: 'referrer-policy-private', points: 5 }
    : { result: 'referrer-policy-unsafe', points: -5 };
}

function judgeTransport(value: string): Omit<ObservatoryRule, 'rule'> {
  const age = Number(/max-age=(\d+)/i.exec(value)?.[1] ?? Number.NaN);
  if (!(age >= 0) || value.includes(',')) return { result: 'hsts-not-implemented', points: -20 };
  return age < 15_552_000
    ? { result: 'hsts-implemented-max-age-less-than-six-months', points: -10 }
    : { result: 'hsts-implemented-max-age-at-least-six-months', points: 0 };
}

function judgeFrames(policy: string, header: string): Omit<ObservatoryRule, 'rule'> {
  if (directives(policy).has('frame-ancestors'))
    return { result: 'x-frame-options-implemented-via-csp', points: 5 };
  return /^(?:deny|sameorigin)$/i.test(header)
    ? { result: 'x-frame-options-sameorigin-or-deny', points: 5 }
    : { result: 'x-frame-options-not-implemented', points: -20 };
}

function judgeCookies(cookies: readonly string[]): Omit<ObservatoryRule, 'rule'> {
  if (cookies.length === 0) return { result: 'cookies-not-found', points: 0 };
  const has = (flag: RegExp) => cookies.every((cookie) => flag.test(cookie));
  if (!has(/;\s*secure/i)) return { result: 'cookies-without-secure-flag-but-protected-by-hsts', points: -5 };
  if (!cookies.every((cookie) => !/^[^=]*(?:login|sess)/i.test(cookie) || /;\s*httponly/i.test(cookie)))
    return { result: 'cookies-session-without-httponly-flag', points: -30 };
  return has(/;\s*samesite=(?:lax|strict)/i)
    ? { result: 'cookies-secure-with-httponly-sessions-and-samesite', points: 5 }
    : { result: 'cookies-secure-with-httponly-sessions', points: 0 };
}

function judgeScripts(html: string): Omit<ObservatoryRule, 'rule'> {
  const addresses = [...html.matchAll(/<script\b[^>]*\bsrc=["']?([^"'\s>]+)/gi)].map(
    ([, address = '']) => address,
  );
  const isForeign = addresses.some((address) => /^(?:https?:)?\/\//i.test(address));
  return isForeign
    ? { result: 'sri-not-implemented-but-external-scripts-loaded-securely', points: -5 }
    : { result: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', points: 0 };
}

/** What a scan sees: one page over TLS. Plain http that redirects to TLS is taken for granted: the web server's certificate does it. */
export interface ScannedPage {
  readonly headers: Headers;
  readonly html: string;
}

/**
 * Scores a page as Mozilla's HTTP Observatory does (github.com/mdn/mdn-http-observatory, src/grader/charts.js and
 * src/analyzer/tests/, version 1.6.3): 100 points, deductions, and the bonuses only where the deductions leave 90.
 */
export function scorePage({ headers, html }: ScannedPage): {
  score: number;
  rules: readonly ObservatoryRule[];
} {
  const get = (name: string) => headers.get(name)?.trim() ?? '';
  const policy = get('content-security-policy');
  const plain = (name: string, good: readonly string[], points: number) => ({
    result: `${name}: ${get(name) || 'none'}`,
    points: good.includes(get(name)) ? points : 0,
  });
  const rules: readonly ObservatoryRule[] = [
    { rule: 'content-security-policy', ...judgePolicy(policy) },
    { rule: 'cookies', ...judgeCookies(headers.getSetCookie()) },
    {
      rule: 'cross-origin-resource-sharing',
      result: get('access-control-allow-origin') || 'not-implemented',
      points: get('access-control-allow-credentials') === 'true' ? -50 : 0,
    },
    {
      rule: 'cross-origin-opener-policy',
      ...plain(
        'cross-origin-opener-policy',
        ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
        10,
      ),
    },
    {
      rule: 'cross-origin-embedder-policy',
      ...plain('cross-origin-embedder-policy', ['require-corp', 'credentialless'], 10),
    },
    {
      rule: 'cross-origin-resource-policy',
      ...plain('cross-origin-resource-policy', ['same-origin', 'same-site'], 10),
    },
    { rule: 'redirection', result: 'redirection-to-https', points: 0 },
    { rule: 'referrer-policy', ...judgeReferrer(get('referrer-policy')) },
    { rule: 'strict-transport-security', ...judgeTransport(get('strict-transport-security')) },
    { rule: 'subresource-integrity', ...judgeScripts(html) },
    {
      rule: 'x-content-type-options',
      result: get('x-content-type-options') || 'not-implemented',
      points: get('x-content-type-options') === 'nosniff' ? 0 : -5,
    },
    { rule: 'x-frame-options', ...judgeFrames(policy, get('x-frame-options')) },
  ];
  const sum = (list: readonly ObservatoryRule[]) => list.reduce((total, { points }) => total + points, 100);
  const strict = sum(rules.filter(({ points }) => points < 0));
  return { score: Math.max(0, strict >= 90 ? sum(rules) : strict), rules };
}
