import { createCanvas, loadImage } from '@napi-rs/canvas';
import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Answers of a situation by the path they stand for, e.g. `/basket/`, or by the whole address. */
export type Situation = ReadonlyMap<string, Buffer>;

export interface Front {
  readonly origin: string;
  /** Situations by name; a page is in the one its cookie `situation` names. */
  readonly situations: Map<string, Situation>;
  /** Files for `/bench/…` besides those of the folder. */
  readonly files: Map<string, Buffer>;
  readonly close: () => void;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** A value as the bytes a server would send. */
export const pack = (value: unknown): Buffer =>
  brotliCompressSync(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** What a shop's pages are sent with for safety. The opener policy alone has the browser open a page in a new process. */
const policies = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

const send = (
  response: ServerResponse,
  path: string,
  packed: Buffer,
  headers: Readonly<Record<string, string>> = {},
) =>
  response
    .writeHead(200, {
      ...headers,
      'Content-Type': types[extname(path)] ?? 'application/json',
      'Content-Encoding': 'br',
      'Cache-Control': 'no-cache',
    })
    .end(packed);

/**
 * Stands in front of a shop, on one origin with the pages of the bench, and gives lists and baskets any length: real network
 * requests, so that the slowed-down network applies to them. Products, logo and icon are WebP, as a shop's are: the demo shop's
 * are SVG, each of which the browser would load and lay out as a document of its own. The empty base page has the headers of
 * the shop's pages where its address says `?policies=shop`.
 */
export async function startFront(shop: string, folder: string): Promise<Front> {
  const situations = new Map<string, Situation>();
  const files = new Map<string, Buffer>([['/bench/base/answer.json', pack({ text: 'Merhaba' })]]);

  const { headers: pageHeaders } = await fetch(`${shop}/spa/`);
  const shopPolicies = Object.fromEntries(
    policies.flatMap((name) => {
      const value = pageHeaders.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

  const answerFile = async (address: string, path: string, response: ServerResponse) => {
    let packed = files.get(path);
    if (!packed) {
      const body = await readFile(join(folder, path.replace(/^\/bench\//, ''))).catch(() => undefined);
      if (!body) return void response.writeHead(404).end();
      packed = brotliCompressSync(body);
      files.set(path, packed);
    }
    send(response, path, packed, address === '/bench/base/index.html?policies=shop' ? shopPolicies : {});
  };

  const pictures = new Map<string, Promise<Buffer>>();
  const paint = async (address: string) => {
    const drawing = await loadImage(Buffer.from(await (await fetch(shop + address)).arrayBuffer()));
    const canvas = createCanvas(drawing.width, drawing.height);
    canvas.getContext('2d').drawImage(drawing, 0, 0);
    return canvas.encode('webp', 80);
  };
  const answerPicture = async (address: string, response: ServerResponse) => {
    const picture = pictures.get(address) ?? paint(address);
    pictures.set(address, picture);
    response.writeHead(200, { 'Content-Type': 'image/webp', 'Cache-Control': 'max-age=3600' });
    response.end(await picture);
  };

  const forward = (message: IncomingMessage, response: ServerResponse) => {
    const sent = request(
      `${shop}${message.url ?? '/'}`,
      {
        method: message.method,
        headers: { ...message.headers, host: new URL(shop).host, origin: shop, referer: `${shop}/spa/` },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    ).on('error', () => response.destroy());
    message.pipe(sent);
  };

  const server = createServer((message, response) => {
    const path = (message.url ?? '/').replace(/[?].*$/s, '');
    const [, name = ''] = /(?:^|; )situation=(\w+)/.exec(message.headers.cookie ?? '') ?? [];
    const situation = message.method === 'GET' ? situations.get(name) : undefined;
    const answer = situation?.get(message.url ?? path) ?? situation?.get(path);
    if (answer) send(response, '.json', answer);
    else if (path.startsWith('/bench/')) void answerFile(message.url ?? path, path, response);
    else if (/^\/(image|favicon)\//.test(path))
      answerPicture(message.url ?? path, response).catch(() => response.destroy());
    else forward(message, response);
  });
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    situations,
    files,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
