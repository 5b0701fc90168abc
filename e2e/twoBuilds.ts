import { readdirSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const files = readdirSync('packages/storefront/dist/assets').filter((name) => /[.](?:js|css)$/.test(name));
const second = (name: string) => name.replace(/[.](\w+)$/, '~2.$1');
const isText = ({ headers }: IncomingMessage) =>
  /^(?:text|application)\/(?:html|javascript|css)/.test(headers['content-type'] ?? '');

/** Calls every file of the build by another name, and the worker by another version. */
function rename(text: string): string {
  const named = files.reduce((so, name) => so.replaceAll(name, second(name)), text);
  return named.replace(/(version:["'`])/, '$1second-');
}

/**
 * Stands in front of a shop, and gives the same build under other names once it is told to, as a deploy does. Files of the first
 * build stay where they are.
 */
export async function deployTwice(shop: string) {
  let isDeployed = false;
  let isOff = false;
  const server = createServer((asked, response) => {
    const address = asked.url ?? '/';
    const isSecond = isDeployed && !files.some((name) => address.endsWith(`/${name}`));
    const path = isOff && address === '/spa/sw.js' ? '/spa/sw-off.js' : address.replace('~2.', '.');
    // What the browser has of the first build is not what it gets of the second.
    const { 'if-none-match': _had, ...others } = asked.headers;
    const headers = { ...others, 'accept-encoding': 'identity' };
    const forward = request(shop + path, { method: asked.method, headers }, (answer) => {
      if (!isSecond || !address.startsWith('/spa/') || !isText(answer)) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { 'content-length': _length, etag: _etag, ...rest } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, rest);
        response.end(rename(Buffer.concat(parts).toString('utf8')));
      });
    });
    asked.pipe(forward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => void (isDeployed = true),
    /** As SERVICE_WORKER=off does. */
    switchOff: () => void (isOff = true),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
