import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { OptionError } from './readOptions.ts';
import { limitOptions, obeyLimits } from './serverLimits.ts';
import type { ServerLimits } from './serverLimits.ts';

/** A port that answers. */
export interface OpenPort {
  /** With its port, e.g. `http://127.0.0.1:8080`. */
  readonly origin: string;
  readonly port: number;
  /** Connections that are open now. */
  readonly connections: () => number;
  /** Takes no new requests; those under way get `grace` milliseconds. */
  readonly close: (grace: number) => Promise<void>;
}

/** A port that another process has. */
export class PortTaken extends OptionError {}

/**
 * Answers at an address of this machine.
 * @param setting the variable that chooses the port
 * @throws OptionError where it cannot, in words that help
 */
export async function openPort(
  answer: RequestListener,
  {
    host,
    port,
    setting,
    limits,
  }: {
    readonly host: string;
    readonly port: number;
    readonly setting: string;
    readonly limits: ServerLimits;
  },
): Promise<OpenPort> {
  const server = createServer(limitOptions(limits), answer);
  obeyLimits(server, limits);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Readonly<Record<string, OptionError>> = {
        EADDRINUSE: new PortTaken(
          `Port ${String(port)} is taken. Stop what runs there, or choose another: ${setting}=8081 pnpm start`,
        ),
        EACCES: new OptionError(
          `Port ${String(port)} needs rights this user does not have. Choose one above 1023: ${setting}=8080`,
        ),
        EADDRNOTAVAIL: new OptionError(
          `This machine has no address ${host}. HOST=127.0.0.1 serves this machine, HOST=0.0.0.0 the network.`,
        ),
        ENOTFOUND: new OptionError(
          `HOST=${host} is no name this machine knows. HOST=127.0.0.1 serves this machine, HOST=0.0.0.0 the network.`,
        ),
      };
      reject(reasons[error.code ?? ''] ?? error);
    });
    server.listen(port, host, resolve);
  });
  let connections = 0;
  server.on('connection', (socket) => {
    connections += 1;
    socket.once('close', () => (connections -= 1));
  });
  const address = server.address();
  const open = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${String(open)}`,
    port: open,
    connections: () => connections,
    close: (grace) => closeServer(server, grace),
  };
}

function closeServer(server: Server, grace: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection that ends its last call now would otherwise be kept open for the next one.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const limit = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(limit);
      resolve();
    });
  });
}
