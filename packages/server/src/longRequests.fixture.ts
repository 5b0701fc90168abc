import { request } from 'node:http';

/** Nearly what the head of a request may hold in all. */
const long = 15_500;

/** What expressions begin anew at, or go back over, where they are careless. */
const pieces = [' ', ',', ' ,', ';', '=', '"', '/', '%', '%25', '(', '.', '../', '\\', '-', 'a', '0', 'a=b;'];
const strung = (piece: string) => `x${piece.repeat(Math.floor(long / piece.length))}y`;

const headers = [
  'Host',
  'X-Forwarded-Host',
  'X-Forwarded-For',
  'X-Forwarded-Proto',
  'Cookie',
  'Origin',
  'Referer',
  'User-Agent',
  'Accept',
  'Accept-Encoding',
  'Connection',
  'Content-Type',
  'If-None-Match',
  'Range',
  'Sec-Fetch-Site',
  'Sec-Fetch-Dest',
];

function ask(origin: string, path: string, told: Readonly<Record<string, string>>): Promise<void> {
  const { hostname, port } = new URL(origin);
  // A page is only read; what may change something is looked at more closely.
  const method = path.startsWith('/spa/') ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers: told, agent: false, method }, (answer) => {
      answer.resume().once('end', resolve);
    })
      .on('error', reject)
      .end();
  });
}

/** Processor time of this thread, which the server runs in, in milliseconds: others on the machine do not count. */
async function costOf(work: () => Promise<void>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** What holds the server up for longer than 50 ms, and does so each time. */
export async function findSlow(origin: string, path: string): Promise<readonly string[]> {
  await ask(origin, path, {});
  const calls = pieces.flatMap((piece) => [
    ...headers.map((name) => [`${name}: ${piece}`, path, { [name]: strung(piece) }] as const),
    // A space ends an address.
    ...(piece.includes(' ')
      ? []
      : [
          [`path ${piece}`, path + strung(piece), {}] as const,
          [`query ${piece}`, `${path}?q=${strung(piece)}`, {}] as const,
        ]),
  ]);
  const slow: string[] = [];
  for (const [what, address, told] of calls) {
    let cost = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 3 && cost > 50; attempt += 1)
      cost = Math.min(cost, await costOf(() => ask(origin, address, told)));
    if (cost > 50) slow.push(`${what} (${cost.toFixed(0)} ms)`);
  }
  return slow;
}
