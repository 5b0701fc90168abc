import { changingAddresses } from '../packages/demo-server/src/node/crossSite.ts';
import { pictureRequests, usualLimits } from '../packages/demo-server/src/node/proxyLimits.ts';
import {
  assetHeaders,
  bankFramesHeaders,
  commonHeaders,
  pageHeaders,
  threeDSecureHeaders,
  transportSecurity,
} from '../packages/demo-server/src/node/securityHeaders.ts';
import { earlyScriptHash } from '../packages/storefront/early.config.ts';

const settings = {
  bankOrigins: '${BANK_ORIGINS}',
  collectorOrigin: '${COLLECTOR_ORIGIN}',
  hashes: { scripts: [earlyScriptHash], styles: [] },
};

const notice = '# Written by `pnpm generate` from packages/demo-server/src/node: change it there.\n';

/** `always`: an error is an answer, too. A header whose value is empty is not sent. */
function headerLines(headers: Readonly<Record<string, string>>): string {
  const all = { ...headers, 'Strict-Transport-Security': '$vitrin_transport_security' };
  const lines = Object.entries(all).map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  return notice + lines.join('');
}

const forgery = `${notice}
map $vitrin_scheme $vitrin_transport_security {
  default "";
  https "${transportSecurity}";
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
  # The backend reads a backslash as a slash; no address of the shop has one.
  "~\\\\\\\\" 1;
  "~*${changingAddresses}" 1;
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
map $http_sec_fetch_site $vitrin_site {
  default foreign;
  "" unknown;
  same-origin own;
  none own;
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
map "$request_method:$http_sec_fetch_dest" $vitrin_embedded {
  default 0;
  "~^GET:(?!(?:empty|document)?$)" 1;
}
# A browser that says nothing of a GET is not believed; with every write it sends Origin, so who then says nothing is a program.
map "$request_method:$http_user_agent" $vitrin_mute_browser {
  default 0;
  "~^GET:Mozilla/" 1;
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

/** What of the nginx configuration derives from the storefront server, by file name below deploy/nginx/. */
export const renderEdge = (): Readonly<Record<string, string>> => ({
  'headers-common.conf.template': headerLines(commonHeaders),
  'headers-asset.conf.template': headerLines(assetHeaders),
  'headers-page.conf.template': headerLines(pageHeaders(settings)),
  'headers-3ds.conf.template': headerLines(threeDSecureHeaders(settings)),
  'headers-3ds-frames.conf.template': headerLines(bankFramesHeaders(settings)),
  'forgery.conf.template': forgery,
  'limits.conf.template': limits,
  'limits-call.conf.template': `${notice}limit_conn vitrin_visitors ${String(callsOfVisitor)};\n`,
  'limits-picture.conf.template': `${notice}proxy_read_timeout ${seconds(usualLimits.picture)};\n`,
});
