import type { Server } from 'node:http';

/** What one visitor may take of the server, in milliseconds, bytes and connections. */
export interface ServerLimits {
  /** Until the head of a request has come; above it 408. */
  readonly head: number;
  /** Until all of a request has come; above it 408. An upload of ten megabytes over a slow line takes a minute. */
  readonly request: number;
  /**
   * Without a byte either way; then the connection is closed. Longer than the backend may be silent, or a payment that is waited for
   * would be cut here.
   */
  readonly silence: number;
  /** A connection that is kept waits so long for its next call: longer than the idle time of usual load balancers. */
  readonly keepAlive: number;
  /** Of the head of a request; above it 431. */
  readonly headBytes: number;
  /** At once; a further one is closed at once. A browser takes six, a proxy in front as many as it has calls. */
  readonly connections: number;
}

export const usualServerLimits: ServerLimits = {
  head: 20_000,
  request: 120_000,
  silence: 150_000,
  keepAlive: 65_000,
  headBytes: 16 * 1024,
  connections: 10_000,
};

/** How often Node looks for requests that take too long: a limit is kept to within so much. */
const lookEvery = (limits: ServerLimits): number => Math.min(5_000, limits.head / 4);

/** What of the limits a server is made with; the others are set on it by `obeyLimits`. */
export const limitOptions = (limits: ServerLimits) => ({
  maxHeaderSize: limits.headBytes,
  headersTimeout: limits.head,

  requestTimeout: limits.request,
  keepAliveTimeout: limits.keepAlive,
  connectionsCheckingInterval: lookEvery(limits),
});

/** Sets what can be set on a server only once it is there. */
export function obeyLimits(server: Server, limits: ServerLimits): void {
  server.setTimeout(limits.silence);
  server.maxConnections = limits.connections;
}
