import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Pages of another site: the same machine under another name is one to the browser. */
export async function openForeignSite(page: (path: string) => string) {
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Başka site</title>${page(request.url ?? '/')}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close().closeAllConnections();
    },
  };
}
