import type { IncomingMessage } from 'node:http';

/** What an upload may have, in bytes; in nginx `client_max_body_size`. */
export const bodyLimit = 10 * 1024 * 1024;

/** The body is larger than anything the shop's forms send. */
export class BodyTooLarge extends Error {}

/**
 * Collects a request's body.
 * @param limit in bytes.
 * @throws BodyTooLarge above the limit, and the stream's error when the client goes away.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
