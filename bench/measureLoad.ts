import { Agent, request } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';

/** What one kind of request did under load. */
export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Milliseconds from sending a request to the last byte of its answer. */
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
  /** Answers that were not 200, and requests that got none. */
  readonly failures: number;
  /** Bytes of the bodies as they came over the wire, per answer. */
  readonly bytes: number;
}

export interface LoadOptions {
  /** The address of the n-th request. */
  readonly address: (index: number) => string;
  readonly headers?: OutgoingHttpHeaders;
  readonly connections: number;
  /** How long, in milliseconds; the first fifth warms up and is not counted. */
  readonly duration: number;
}

/** Keeps so many connections busy with one request after the other. */
export async function measureLoad({
  address,
  headers = {},
  connections,
  duration,
}: LoadOptions): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const begin = performance.now();
  const countFrom = begin + duration / 5;
  const end = begin + duration;
  const times: number[] = [];
  let index = 0;
  let failures = 0;
  let bytes = 0;

  const work = async () => {
    while (performance.now() < end) {
      const sent = performance.now();
      const outcome = await ask(address(index++), headers, agent);
      const done = performance.now();
      if (done < countFrom || done > end) continue;
      if (outcome === undefined) failures += 1;
      else {
        times.push(done - sent);
        bytes += outcome;
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();

  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;
  return {
    requestsPerSecond: times.length / ((end - countFrom) / 1000),
    p50: at(0.5),
    p99: at(0.99),
    requests: times.length,
    failures,
    bytes: times.length === 0 ? 0 : bytes / times.length,
  };
}

/** The size of a 200's body; undefined for anything else. */
const ask = (address: string, headers: OutgoingHttpHeaders, agent: Agent) =>
  new Promise<number | undefined>((resolve) => {
    request(address, { agent, headers }, (answer) => {
      let size = 0;
      answer.on('data', (chunk: Buffer) => (size += chunk.length));
      answer.on('end', () => resolve(answer.statusCode === 200 ? size : undefined));
      answer.on('error', () => resolve(undefined));
    })
      .on('error', () => resolve(undefined))
      .end();
  });
