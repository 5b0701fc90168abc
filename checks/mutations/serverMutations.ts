import type { Mutation } from './Mutation.ts';

/** Breakages of the servers: headers, forged calls, logs, releases, error reports. */
export const serverMutations: readonly Mutation[] = [
  {
    what: 'a call from another site is believed',
    file: 'packages/server/src/crossSite.ts',
    from: "return site !== 'same-origin' && (isRead || site !== 'none');",
    to: 'return false;',
    caughtBy: [
      'packages/server/src/crossSite.test.ts',
      'SAFE-01 SAFE-02 SAFE-03 SAFE-10 SAFE-13 what is written down of every call becomes of it',
    ],
  },
  {
    what: 'a call from a neighbouring sub-domain is believed',
    file: 'packages/server/src/crossSite.ts',
    from: "return site !== 'same-origin' && (isRead || site !== 'none');",
    to: "return site === 'cross-site';",
    caughtBy: [
      'packages/server/src/crossSite.test.ts',
      'SAFE-01 SAFE-02 SAFE-03 SAFE-10 SAFE-13 what is written down of every call becomes of it',
    ],
  },
  {
    what: 'the origin is not compared',
    file: 'packages/server/src/crossSite.ts',
    from: 'return hostOf(from) !== askedHost({ headers }).toLowerCase();',
    to: 'return false;',
    caughtBy: [
      'packages/server/src/crossSite.test.ts',
      'SAFE-01 SAFE-02 SAFE-03 SAFE-10 SAFE-13 what is written down of every call becomes of it',
    ],
  },
  {
    what: 'delegation by GET is not guarded',
    file: 'packages/server/src/crossSite.ts',
    from: '(?:delegation/|',
    to: '(?:',
    caughtBy: [
      'packages/server/src/crossSite.test.ts',
      'SAFE-01 SAFE-02 SAFE-03 SAFE-10 SAFE-13 what is written down of every call becomes of it',
    ],
  },
  {
    what: 'a picture in the text of the shop may sign out',
    file: 'packages/server/src/crossSite.ts',
    from: "if (target !== undefined && target !== 'empty' && target !== 'document' && isRead) return true;",
    to: '',
    caughtBy: [
      'packages/server/src/crossSite.test.ts',
      'SAFE-01 SAFE-02 SAFE-03 SAFE-10 SAFE-13 what is written down of every call becomes of it',
    ],
  },
  {
    what: 'an address written in another way passes the guard',
    file: 'packages/server/src/crossSite.ts',
    from: 'const decoded = decodePath(path)',
    to: 'const decoded = path',
    caughtBy: [
      'packages/server/src/crossSite.test.ts',
      'SAFE-01 SAFE-02 SAFE-03 SAFE-10 SAFE-13 what is written down of every call becomes of it',
    ],
  },
  {
    what: 'the server does not ask the guard',
    file: 'packages/server/src/startServer.ts',
    from: 'else if (isForged(request, isBankReturn))',
    to: 'else if (false as boolean)',
    caughtBy: [
      'packages/server/src/crossSite.test.ts',
      'over HTTP: a forged call is 403 before the shop hears of it',
    ],
  },
  {
    what: 'anybody may say that there is TLS',
    file: 'packages/server/src/startServer.ts',
    from: '    dropUntrustedForwarding(request, isTrustedProxy);\n',
    to: '',
    caughtBy: [
      'packages/server/src/crossSite.test.ts',
      'HSTS is said behind TLS only, and only a proxy of ours may say that there is TLS',
    ],
  },
  {
    what: 'inline script is allowed',
    file: 'packages/server/src/securityHeaders.ts',
    from: "`script-src 'self'${quoted(hashes?.scripts)}`",
    to: "`script-src 'self' 'unsafe-inline'${quoted(hashes?.scripts)}`",
    caughtBy: [
      'packages/server/src/site.test.ts',
      'the page policy lets run what the build hashed and nothing inline besides',
    ],
  },
  {
    what: 'the shop may be framed by anybody',
    file: 'packages/server/src/securityHeaders.ts',
    from: "    `form-action 'self' ${bankOrigins}`,\n    `frame-ancestors 'self'`,\n    `base-uri",
    to: "    `form-action 'self' ${bankOrigins}`,\n    `base-uri",
    caughtBy: [
      'packages/server/src/observatory.test.ts',
      'the page behind TLS earns at least 125 points of the Observatory, rule by rule',
    ],
  },
  {
    what: 'text may become markup without the sanitiser',
    file: 'packages/server/src/securityHeaders.ts',
    from: "    `require-trusted-types-for 'script'`,\n",
    to: '',
    caughtBy: [
      'packages/server/src/site.test.ts',
      'the page policy lets run what the build hashed and nothing inline besides',
    ],
  },
  {
    what: 'the bank’s page runs in our origin',
    file: 'packages/server/src/securityHeaders.ts',
    from: "'sandbox allow-scripts allow-forms allow-popups'",
    to: "'sandbox allow-scripts allow-forms allow-popups allow-same-origin'",
    caughtBy: [
      'packages/server/src/site.test.ts',
      'PAYM-09 the page for foreign bank HTML runs in a sandbox without our origin',
    ],
  },
  {
    what: 'a missing asset answers the page',
    file: 'packages/server/src/site.ts',
    from: "else sendPlain(response, 404, 'There is no such file in this build.', assetHeaders);",
    to: 'else if (index) sendAsset(request, response, index, page);',
    caughtBy: [
      'packages/server/src/site.test.ts',
      'APP-12 a missing asset is 404 and not kept, so that an old tab notices a deploy',
    ],
  },
  {
    what: 'nginx logs card numbers',
    file: 'deploy/nginx/nginx.conf.template',
    from: '"$vitrin_path"',
    to: '$request_uri',
    caughtBy: [
      'checks/nginx.test.ts',
      'the shipped nginx no card number, no amount and nothing that was searched for reaches a log, not even when the backend is down',
    ],
  },
  {
    what: 'nginx has no guard against forged calls',
    file: 'deploy/nginx/nginx.conf.template',
    from: '    if ($vitrin_forged) {\n      return 403;\n    }\n',
    to: '',
    caughtBy: [
      'checks/nginx.test.ts',
      'the shipped nginx SAFE-01 SAFE-02 SAFE-03 SAFE-10 SAFE-13 what is written down of every call becomes of it',
    ],
  },
  {
    what: 'nginx says another policy than the storefront server',
    file: 'deploy/nginx/headers-page.conf.template',
    from: "object-src 'none'; ",
    to: '',
    caughtBy: ['checks/nginx.test.ts', 'the nginx configuration says what the storefront server says'],
  },
  {
    what: 'a deploy forgets the release before',
    file: 'deploy/nginx/nginx.conf.template',
    from: 'try_files $uri @previous;',
    to: 'try_files $uri =404;',
    caughtBy: [
      'checks/nginx.test.ts',
      'the shipped nginx APP-12 the release before keeps its files, and comes back by one command',
    ],
  },
  {
    what: 'an error report carries the message',
    file: 'packages/storefront/src/errors/describeError.ts',
    from: '    screen: page.screen,\n',
    to: '    screen: `${page.screen} ${String(error)}`,\n',
    caughtBy: [
      'checks/errorReports.test.ts',
      'nothing of "4509 0111 0000 0004" leaves the page, wherever in the error it stands',
    ],
  },
  {
    what: 'an error in a loop is told for ever',
    file: 'packages/storefront/src/errors/createReporter.ts',
    from: 'told.size >= limit || ',
    to: '',
    caughtBy: ['checks/errorReports.test.ts', 'the same error is told once, and no more than ten in all'],
  },
  {
    what: 'an acknowledged order is not on the disk yet',
    file: 'packages/demo-server/src/store/sqliteStore.ts',
    from: 'PRAGMA synchronous = FULL',
    to: 'PRAGMA synchronous = OFF',
    caughtBy: [
      'packages/demo-server/src/store/sqliteStore.test.ts',
      'the file is written to the disk before a write counts, over every connection to it',
    ],
  },
  {
    what: 'a header of spaces holds up the server',
    file: 'packages/server/src/trustedProxies.ts',
    from: "(told.split(',', 1)[0] ?? '').trim()",
    to: "told.replace(/\\s*,.*$/s, '')",
    caughtBy: [
      'packages/server/src/longRequests.test.ts',
      'SAFE-07 no header, address or cookie holds the shop up at /spa/',
    ],
  },
  {
    what: 'an id of an address makes another call',
    file: 'packages/api-client/src/calls/pathId.ts',
    from: "  if (!isPlainId(id)) throw new ApiError('notFound');\n",
    to: '',
    caughtBy: [
      'packages/api-client/src/calls/pathId.test.ts',
      'SAFE-02 /product/… is not sent for "../login/logout", which nothing is called',
    ],
  },
];
