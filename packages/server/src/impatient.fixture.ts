import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createProxy } from './proxy.ts';
import type { ProxyLimits } from './proxyLimits.ts';

interface Patience {
  readonly limits?: Partial<ProxyLimits>;
  readonly shares?: { readonly total: number; readonly visitor: number };
}

/** A proxy that gives a backend little time or few connections, and believes who says it asks for somebody else. */
export async function startImpatient(
  backend: string,
  { limits = {}, ...settings }: Patience,
): Promise<string> {
  const { answer, close } = createProxy({
    backend: new URL(backend),
    isTrusted: (address) => address === '127.0.0.1',
    limits: { connect: 60_000, idle: 60_000, picture: 60_000, whole: 60_000, ...limits },
    ...settings,
  });
  const front = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    close();
    front.close().closeAllConnections();
  });
  return `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
}
