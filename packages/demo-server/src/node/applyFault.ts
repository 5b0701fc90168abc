import { setTimeout as sleep } from 'node:timers/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { faultKind } from '../faults/faultKinds.ts';
import type { Fault } from '../faults/createFaults.ts';
import { spoilBody } from '../faults/spoilBody.ts';
import { sendAnswer } from './sendAnswer.ts';
import type { ShopAnswer } from './ShopAnswer.ts';

/** How long a slow answer is held back, and how slowly a trickle comes, in milliseconds. */
const slowness = 5000;
const trickle = 200;

/**
 * Makes a call fail the way it was asked to.
 * @param perform lets the shop answer; called once at most, and not at all where the fault stands in front of it.
 */
export async function applyFault(
  { kind, variant, delayMs }: Fault,
  request: IncomingMessage,
  response: ServerResponse,
  perform: () => Promise<ShopAnswer>,
): Promise<void> {
  if (delayMs > 0) await sleep(delayMs);
  const { reply } = faultKind(kind);
  if (reply) {
    // What is said to be gzip must not be compressed once more on its way.
    response.writeHead(reply.status, {
      ...(reply.type ? { 'Content-Type': reply.type } : {}),
      ...(reply.status === 204 ? {} : { 'Content-Length': Buffer.byteLength(reply.body) }),
      ...reply.headers,
    });
    response.end(reply.body);
    return;
  }
  switch (kind) {
    case 'hang':
      return;
    case 'conn-refused':
    case 'conn-reset-before-headers':
    case 'offline':
      request.socket.resetAndDestroy();
      return;
    case 'commit-then-drop':
      await perform();
      request.socket.resetAndDestroy();
      return;
    case 'slow-5s':
      await sleep(slowness);
      await sendAnswer(response, await perform());
      return;
  }
  const answer = await perform();
  const { body, type } = spoilBody(kind, answer.body, variant) ?? { body: answer.body };
  const headers = { ...answer.headers, ...(type ? { 'content-type': type } : {}) };
  if (kind === 'hang-after-headers' || kind === 'conn-reset-mid-body' || kind === 'slow-trickle') {
    response.writeHead(answer.status, { ...headers, 'content-length': Math.max(2, body.length) });
    await sendBroken(kind, request, response, body);
  } else {
    await sendAnswer(response, { ...answer, headers, body: Buffer.from(body) });
  }
}

async function sendBroken(
  kind: 'hang-after-headers' | 'conn-reset-mid-body' | 'slow-trickle',
  request: IncomingMessage,
  response: ServerResponse,
  body: Uint8Array,
): Promise<void> {
  response.flushHeaders();
  switch (kind) {
    case 'hang-after-headers':
      return;
    case 'conn-reset-mid-body':
      // Only what was handed to the system before the reset is on the wire.
      await new Promise<void>((resolve) =>
        response.write(body.subarray(0, body.length / 2), () => resolve()),
      );
      await sleep(20);
      request.socket.resetAndDestroy();
      return;
    case 'slow-trickle':
      for (const byte of body) {
        if (response.destroyed) return;
        response.write(Uint8Array.of(byte));
        await sleep(trickle);
      }
      response.end();
  }
}
