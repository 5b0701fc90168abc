/** How a call can fail. `status`: instead of the answer; `transport`: on the way; `body`: the shop's own answer, spoiled. */
export type FaultGroup = 'status' | 'transport' | 'body';

export interface FaultKind {
  readonly group: FaultGroup;
  readonly says: string;
  /** What is sent in place of the shop's answer; absent where its own answer is spoiled. */
  readonly reply?: FaultReply;
}

export interface FaultReply {
  readonly status: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

const json = 'application/json';
const html = 'text/html';

const reply = (
  status: number,
  body: string,
  type?: string,
  headers?: Readonly<Record<string, string>>,
): FaultReply => ({ status, body, ...(type ? { type } : {}), ...(headers ? { headers } : {}) });

const status = (says: string, answer: FaultReply): FaultKind => ({ group: 'status', says, reply: answer });
const transport = (says: string): FaultKind => ({ group: 'transport', says });
const body = (says: string, answer?: FaultReply): FaultKind => ({
  group: 'body',
  says,
  ...(answer ? { reply: answer } : {}),
});

const aspNetError =
  '{"Message":"An error has occurred.","ExceptionMessage":"ORA-00942 at Foo.cs:line 42","StackTrace":"..."}';
const aspNetPage =
  "<!DOCTYPE html><html><head><title>Runtime Error</title></head><body><span><H1>Server Error in '/' Application.</H1></span></body></html>";
const nginxPage =
  '<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx</center></body></html>';
const loginPage = '<!doctype html><html><title>Giriş</title><form action="/login"></form></html>';

/**
 * Every way a call can be made to fail. A fault with a reply of its own stands in front of the shop: a write is not
 * performed. The other body faults spoil the answer of a call that was performed.
 */
export const faultKinds = {
  'http-400': status('malformed request', reply(400, '{"Message":"Bad Request"}', json)),
  'http-401': status('nobody is signed in', reply(401, '', json)),
  'http-403': status('not allowed', reply(403, '<html><body>403 Forbidden</body></html>', html)),
  'http-404-html': status(
    "the platform's own page",
    reply(404, "<!doctype html><title>404</title><h1>Server Error in '/' Application.</h1>", html),
  ),
  'http-409': status('conflict', reply(409, '{}', json)),
  'http-429': status('too many calls', reply(429, '', undefined, { 'retry-after': '30' })),
  'http-500-json': status('failure with details', reply(500, aspNetError, json)),
  'http-500-html': status('failure as a page', reply(500, aspNetPage, html)),
  'http-502': status('gateway without a backend', reply(502, nginxPage, html)),
  'http-503': status(
    'maintenance',
    reply(503, 'bakım', 'text/html; charset=utf-8', { 'retry-after': '120' }),
  ),
  'http-504': status('gateway gave up', reply(504, '504', html)),
  '200-login-html': status(
    'session ended, redirect followed',
    reply(200, loginPage, 'text/html; charset=utf-8'),
  ),
  '302-login': status('session ended', reply(302, '', undefined, { location: '/login' })),
  hang: transport('headers are never sent'),
  'hang-after-headers': transport('headers, then a body that never ends'),
  'slow-5s': transport('the answer after five seconds'),
  'slow-trickle': transport('one byte every 200 ms'),
  'conn-refused': transport('the connection is closed before a byte was read: as near as an open port comes'),
  'conn-reset-before-headers': transport('reset before any answer'),
  'conn-reset-mid-body': transport('reset in the middle of the body'),
  'commit-then-drop': transport('performed, then reset: the outcome is unknown'),
  offline: transport('reset before any answer: the server’s share of being offline'),
  'empty-200': body('no body', reply(200, '')),
  '204': body('no content', reply(204, '')),
  'malformed-json': body('JSON with an error in it; variants 0–9'),
  'truncated-json': body('cut after 1/8 … 7/8; variants 0–6'),
  'bom-json': body('a byte order mark before the JSON'),
  'json-null': body('null', reply(200, 'null', json)),
  'json-wrong-root': body('another kind of value at the root; variants 0–4'),
  'wrong-types': body('one leaf of another type; a variant for each'),
  'missing-field': body('one field gone; a variant for each'),
  'extra-field': body('unknown fields, __proto__ and constructor among them'),
  'null-field': body('one field null; a variant for each'),
  'empty-array': body('one list emptied; a variant for each'),
  huge: body('about 10 MB: lists repeated, or a long text'),
  deep: body('objects a thousand levels deep'),
  'duplicate-ids': body('the same id twice in every list'),
  'latin5-bytes': body('windows-1254 bytes that claim to be UTF-8'),
  'wrong-content-type': body('JSON labelled as text/plain'),
  'nan-tokens': body('NaN in JSON', reply(200, '{"a":NaN}', json)),
  'gzip-broken': body(
    'claims to be gzip and is not',
    reply(200, 'not gzip', json, { 'content-encoding': 'gzip' }),
  ),
} as const satisfies Record<string, FaultKind>;

export type FaultName = keyof typeof faultKinds;

export const isFaultName = (name: string): name is FaultName => Object.hasOwn(faultKinds, name);

/** The kind of that name, with everything a kind may have. */
export const faultKind = (name: FaultName): FaultKind => faultKinds[name];
