import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '@vitrin/server/read-body';
import { sendPlain } from '@vitrin/server/send-plain';
import { readFaultRule } from '../faults/createFaults.ts';
import type { Faults } from '../faults/createFaults.ts';
import { faultKinds } from '../faults/faultKinds.ts';

export const faultControlPath = '/__faults';

const limit = 10_000;

/**
 * The control address: GET tells the kinds and the standing orders, POST adds `{ kind, path, method?, times?, variant?,
 * delayMs? }`, DELETE clears them all.
 */
export async function faultControl(
  faults: Faults,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  switch (request.method) {
    case 'GET':
      break;
    case 'DELETE':
      faults.clear();
      break;
    case 'POST': {
      const rule = readFaultRule(parse(await readBody(request, limit)));
      if (typeof rule === 'string') {
        sendPlain(response, 400, rule);
        return;
      }
      faults.add(rule);
      break;
    }
    default:
      sendPlain(response, 405, 'GET, POST or DELETE.', { Allow: 'GET, POST, DELETE' });
      return;
  }
  const kinds = Object.fromEntries(Object.entries(faultKinds).map(([name, { says }]) => [name, says]));
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ rules: faults.rules(), kinds }));
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
