import { contain } from './contain.ts';
import { openPort } from './openPort.ts';
import type { OpenPort } from './openPort.ts';
import { sendPlain } from './sendPlain.ts';
import type { ServerLimits } from './serverLimits.ts';

/** Answers whoever counts, at a port that visitors do not reach. */
export const startMetrics = (
  { host, port, limits }: { readonly host: string; readonly port: number; readonly limits: ServerLimits },
  render: () => string,
): Promise<OpenPort> =>
  openPort(
    contain((request, response) => {
      if (request.url === '/metrics')
        sendPlain(response, 200, render(), { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
      else sendPlain(response, 404, 'There is only /metrics here.');
    }),
    { host, port, setting: 'METRICS_PORT', limits },
  );
