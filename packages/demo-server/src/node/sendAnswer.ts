import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { negotiateEncoding } from '@vitrin/server/negotiate-encoding';
import type { ShopAnswer } from './ShopAnswer.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** One Ethernet packet: below it compression saves no round trip. */
const worthwhile = 1400;

/** Puts an answer of the shop on the wire; text that does not fit one packet goes compressed when the client can read it. */
export async function sendAnswer(response: ServerResponse, answer: ShopAnswer): Promise<void> {
  const headers: OutgoingHttpHeaders = { 'cache-control': 'no-store', ...answer.headers };
  let { body } = answer;
  if (body.length >= worthwhile && isText(headers['content-type']) && !headers['content-encoding']) {
    headers.vary = 'Accept-Encoding';
    const coding = negotiateEncoding(response.req.headers['accept-encoding'], ['br', 'gzip']);
    if (coding) {
      headers['content-encoding'] = coding;
      body = coding === 'br' ? await brotli(body, quick) : await zip(body, { level: 6 });
    }
  }
  // 204 and 304 have no body and no length (RFC 9110 section 8.6).
  if (answer.status === 204 || answer.status === 304) delete headers['content-length'];
  else headers['content-length'] = body.length;
  response.writeHead(answer.status, headers);
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** Quality 4 is as quick as gzip 6 and a fifth smaller; the default 11 is for files compressed once. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const isText = (type: OutgoingHttpHeaders[string]) =>
  typeof type === 'string' && /^(text\/|application\/(json|javascript)|image\/svg)/.test(type);
