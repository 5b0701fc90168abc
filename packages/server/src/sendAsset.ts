import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Asset } from './loadAssets.ts';
import { negotiateEncoding } from './negotiateEncoding.ts';

/**
 * Answers GET and HEAD with the best representation of a file, or 304 when the client already has it.
 * @param headers what the place adds: caching and policy.
 */
export function sendAsset(
  request: IncomingMessage,
  response: ServerResponse,
  asset: Asset,
  headers: OutgoingHttpHeaders,
): void {
  const coding = negotiateEncoding(request.headers['accept-encoding'], asset.encodings);
  const chosen = (coding && asset.encoded[coding]) ?? asset.plain;
  const described: OutgoingHttpHeaders = { ...headers, ETag: chosen.etag };
  if (asset.encodings.length > 0) described.Vary = 'Accept-Encoding';

  if (isFresh(request.headers['if-none-match'], chosen.etag)) {
    response.writeHead(304, described).end();
    return;
  }
  described['Content-Type'] = asset.type;
  described['Content-Length'] = chosen.body.length;
  if (coding) described['Content-Encoding'] = coding;
  response.writeHead(200, described);
  response.end(request.method === 'HEAD' ? undefined : chosen.body);
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);
}
