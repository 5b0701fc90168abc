import { dotSegment } from '../packages/server/src/addressPath.ts';
import { changingAddresses, disguises } from '../packages/server/src/crossSite.ts';
import { pictureRequests, usualLimits } from '../packages/server/src/proxyLimits.ts';
import {
  assetHeaders,
  bankFramesHeaders,
  commonHeaders,
  pageHeaders,
  threeDSecureHeaders,
  transportSecurity,
  readerHeaders,
  readerScript,
} from '../packages/server/src/securityHeaders.ts';
import { hostShape } from '../packages/server/src/trustedProxies.ts';
import { bundlePreload } from '../packages/storefront/build/bundlePreload.ts';

const preload = await bundlePreload();

const settings = {
  bankOrigins: '${BANK_ORIGINS}',
  collectorOrigin: '${COLLECTOR_ORIGIN}',
  hashes: { scripts: [preload.hash], styles: [] },
};

const notice = '# Written by `pnpm generate` from packages/server/src: change it there.\n';

/** `always`: an error is an answer, too. A header whose value is empty is not sent. */
function headerLines(headers: Readonly<Record<string, string>>): string {
  const all = { ...headers, 'Strict-Transport-Security': '$vitrin_transport_security' };
  const lines = Object.entries(all).map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  return notice + lines.join('');
}

/** An expression between quotes, where nginx reads a backslash itself. */
const quote = (expression: string) => `"~*${expression.replaceAll('\\', '\\\\')}"`;

const forgery = `${notice}
map $vitrin_scheme $vitrin_transport_security {
  default "";
  https "${transportSecurity}";
}
map $uri $vitrin_reader_policy {
  default "";
  ${quote(readerScript.source)} "${readerHeaders['Content-Security-Policy']}";
}

# HTTP/1.0, as some health checks speak it, need not name a host.
map $vitrin_host $vitrin_is_no_host {
  default 1;
  "" 0;
  ${quote(hostShape)} 0;
}
# What the backend may take for another address than it says.
map $request_uri $vitrin_misleads {
  default 0;
  ${quote(dotSegment)} 1;
}

# Does the call change something? Some do although they are asked by GET.
map $request_method $vitrin_reads {
  default 0;
  GET 1;
  HEAD 1;
  OPTIONS 1;
}
map $uri $vitrin_changes_by_get {
  default 0;
  # Our own files, whatever they are called.
  "~^/spa/" 0;
  ${quote(disguises)} 1;
  ${quote(changingAddresses)} 1;
}
# A bank posts the buyer back from its own page, to the addresses BANK_RETURNS names; nothing else may be started from another site.
map $uri $vitrin_bank_returns {
  default 0;
  include \${CONF_DIR}/bank-returns.conf;
}
map "$vitrin_reads$vitrin_changes_by_get$vitrin_bank_returns" $vitrin_changes {
  default 1;
  "~^10" 0;
  "001" 0;
}

# Where does it come from? The browser says so in Sec-Fetch-Site; over plain http only in Origin or Referer.
# There "none" is what was typed, and a link in a mail: no write comes so.
map "$vitrin_reads:$http_sec_fetch_site" $vitrin_site {
  default foreign;
  "~^.:$" unknown;
  "~^.:same-origin$" own;
  "0:none" own;
}
map "$http_origin $vitrin_host" $vitrin_origin {
  default foreign;
  "~^ " unknown;
  "~*^https?://([^/ ]+) \\1$" own;
}
map "$http_referer $vitrin_host" $vitrin_referer {
  default foreign;
  "~^ " unknown;
  "~*^https?://([^/ ]+)(?:/.*)? \\1$" own;
}
# A picture or frame of our own page is how text somebody wrote into the shop would do it.
map "$vitrin_reads:$http_sec_fetch_dest" $vitrin_embedded {
  default 0;
  "~^1:(?!(?:empty|document)?$)" 1;
}
# A browser that says nothing of a GET or HEAD is not believed; with every write it sends Origin, so who then says nothing is a program.
map "$vitrin_reads:$http_user_agent" $vitrin_mute_browser {
  default 0;
  "~^1:Mozilla/" 1;
}
map "$vitrin_changes$vitrin_embedded:$vitrin_site:$vitrin_origin:$vitrin_referer:$vitrin_mute_browser" $vitrin_forged {
  default 1;
  "~^0" 0;
  "~^10:own:" 0;
  "~^10:unknown:own:" 0;
  "~^10:unknown:unknown:own:" 0;
  "10:unknown:unknown:unknown:0" 0;
}
`;

const seconds = (milliseconds: number) => `${String(milliseconds / 1000)}s`;

/** nginx has no line to wait in, so that it gives one visitor more than the storefront server does. */
const callsOfVisitor = 512;

const limits = `${notice}
# How long the backend may take. nginx knows no limit for a whole call, and takes an interim answer for the final one.
proxy_connect_timeout ${seconds(usualLimits.connect)};
proxy_read_timeout ${seconds(usualLimits.idle)};
proxy_send_timeout ${seconds(usualLimits.idle)};

# One visitor cannot take all connections.
limit_conn_zone $binary_remote_addr zone=vitrin_visitors:10m;
limit_conn_status 504;

# Six pictures that do not come take all connections of a browser over HTTP/1.1, and an order waits behind them.
map "$http_sec_fetch_dest:$http_accept" $vitrin_asks_for_picture {
  default 0;
  "~${pictureRequests}" 1;
}
map "$vitrin_changes$vitrin_asks_for_picture" $vitrin_picture {
  default 0;
  01 1;
}
`;

/** What other proxies say beside who asked whom, which we say ourselves: nginx can drop only what it is told by name. */
const forwardingNames =
  'Forwarded X-Forwarded X-Forwarded-By X-Forwarded-Client-Cert X-Forwarded-Email X-Forwarded-Groups X-Forwarded-Method X-Forwarded-Path X-Forwarded-PathBase X-Forwarded-Port X-Forwarded-Prefix X-Forwarded-Protocol X-Forwarded-Scheme X-Forwarded-Server X-Forwarded-Ssl X-Forwarded-Uri X-Forwarded-Url X-Forwarded-User'.split(
    ' ',
  );

const wordOf = (name: string) => name.toLowerCase().replaceAll('-', '_');

const forwardingMaps = `${notice}
${forwardingNames
  .map(
    (name) => `map $vitrin_trusted $vitrin_told_${wordOf(name)} {
  default "";
  1 $http_${wordOf(name)};
}
`,
  )
  .join('')}`;

const forwardingHeaders =
  notice + forwardingNames.map((name) => `proxy_set_header ${name} $vitrin_told_${wordOf(name)};\n`).join('');

/** What of the nginx configuration derives from the storefront server, by file name below deploy/nginx/. */
export const renderNginx = (): Readonly<Record<string, string>> => ({
  'headers-common.conf.template': headerLines(commonHeaders),
  'headers-asset.conf.template': headerLines({
    ...assetHeaders,
    'Content-Security-Policy': '$vitrin_reader_policy',
  }),
  'headers-page.conf.template': headerLines(pageHeaders(settings)),
  'headers-3ds.conf.template': headerLines(threeDSecureHeaders(settings)),
  'headers-3ds-frames.conf.template': headerLines(bankFramesHeaders(settings)),
  'forgery.conf.template': forgery,
  'limits.conf.template': limits,
  'limits-call.conf.template': `${notice}limit_conn vitrin_visitors ${String(callsOfVisitor)};\n`,
  'limits-picture.conf.template': `${notice}proxy_read_timeout ${seconds(usualLimits.picture)};\n`,
  'forwarding-maps.conf.template': forwardingMaps,
  'forwarding-headers.conf.template': forwardingHeaders,
});
