import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureLoad } from './measureLoad.ts';
import type { LoadResult } from './measureLoad.ts';

/** How many product lists a second the demo shop must answer with 20,000 products on two cores. */
const floor = 800;
const connections = 50;
const duration = 8000;

const serve = fileURLToPath(new URL('../packages/demo-server/src/serve.ts', import.meta.url));
const dealer = { cariNo: '1001', userName: 'bayi', password: 'bayi123' };
const words = [
  'matkap',
  'led',
  'vana',
  'kablo',
  'eld',
  'cıvata m8',
  'silikon',
  'boya 15',
  'akülü',
  'tk-18',
  '86900',
  'pense',
];

const lists = (origin: string) => (index: number) => {
  const sort = ['fiyat', 'ad', 'id'][index % 3];
  const direction = index % 2 === 0 ? 'asc' : 'desc';
  const place = index % 4 === 0 ? 'product/all/' : `catalog/${String(1 + (index % 8))}`;
  return `${origin}/${place}?page=${String(1 + (index % 40))}&d=${direction}&f=${String(sort)}${index % 5 === 0 ? '&instock=true' : ''}`;
};

/** Words as they are typed: every prefix from two letters on. */
const suggestions = (origin: string) => (index: number) => {
  const word = words[index % words.length] ?? 'led';
  const typed = word.slice(0, 2 + (Math.floor(index / words.length) % (word.length - 1)));
  return `${origin}/search/autocompletev2?q=${encodeURIComponent(typed)}&stok=${String(index % 3 === 0)}`;
};

interface Server {
  readonly origin: string;
  readonly child: ChildProcess;
  /** Milliseconds from starting the process to its start-up line. */
  readonly started: number;
}

async function startServer(products: number, dataDir: string): Promise<Server> {
  const began = performance.now();
  const child = spawn(process.execPath, [serve], {
    env: { ...process.env, PORT: '0', DEMO_PRODUCTS: String(products), DATA_DIR: dataDir, BACKEND_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const origin = /http:\/\/[\d.:]+/.exec(String(line))?.[0];
  if (!origin) throw new Error(`The server said: ${String(line)}`);
  return { origin, child, started: performance.now() - began };
}

/** Processor time the server used so far, in seconds; undefined where the system does not tell. */
async function processorSeconds({ child }: Server): Promise<number | undefined> {
  try {
    const fields =
      (await readFile(`/proc/${String(child.pid)}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
    // Fields 14 and 15 of proc(5), in ticks of a hundredth of a second.
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}

async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/login/spa`, { method: 'POST', body: JSON.stringify(dealer) });
  const [cookie] = response.headers.getSetCookie();
  if (!cookie) throw new Error('The dealer could not sign in');
  return cookie.split(';')[0] ?? '';
}

const describe = (name: string, result: LoadResult, cores: number | undefined) =>
  [
    `  ${name.padEnd(24)}${result.requestsPerSecond.toFixed(0).padStart(6)} req/s`,
    `p50 ${result.p50.toFixed(1)} ms`,
    `p99 ${result.p99.toFixed(1)} ms`,
    `${(result.bytes / 1024).toFixed(1)} KiB`,
    cores === undefined ? '' : `server ${cores.toFixed(2)} cores`,
    result.failures > 0 ? `${String(result.failures)} FAILED` : '',
  ]
    .filter((part) => part !== '')
    .join('   ');

async function benchShop(products: number): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-bench-'));
  const server = await startServer(products, dataDir);
  try {
    const cookie = await signIn(server.origin);
    console.log(
      `${products.toLocaleString('en')} products, started in ${(server.started / 1000).toFixed(2)} s`,
    );
    const run = async (name: string, address: (index: number) => string, headers: Record<string, string>) => {
      const before = await processorSeconds(server);
      const result = await measureLoad({ address, headers, connections, duration });
      const after = await processorSeconds(server);
      const cores =
        before === undefined || after === undefined ? undefined : (after - before) / (duration / 1000);
      console.log(describe(name, result, cores));
      return result;
    };
    const list = await run('list, dealer', lists(server.origin), { cookie });
    const packed = await run('list, dealer, brotli', lists(server.origin), {
      cookie,
      'accept-encoding': 'br',
    });
    const typed = await run('autocomplete, dealer', suggestions(server.origin), { cookie });
    await run('list, guest', lists(server.origin), {});
    const failures = list.failures + packed.failures + typed.failures;
    if (failures > 0) throw new Error(`${String(failures)} requests failed`);
    return list.requestsPerSecond;
  } finally {
    server.child.kill('SIGTERM');
    await once(server.child, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
}

console.log(
  `Demo shop under load: ${String(connections)} connections on loopback, ${String(duration / 1000)} s each, ${String(availableParallelism())} cores`,
);
const atTwenty = await benchShop(20_000);
await benchShop(50_000);
console.log(
  'The limit is one JavaScript thread: serialising about 20 KiB of JSON for 24 products with their prices, and writing it to the sockets, take most of it; finding the page takes a hundredth. A larger catalogue costs start-up time and memory, hardly any throughput. The load generator needs the other core.',
);
console.log(`List at 20,000 products: ${atTwenty.toFixed(0)} req/s, floor ${String(floor)}`);
if (atTwenty < floor) process.exitCode = 1;
