import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { availableParallelism } from 'node:os';
import { measureCrowd } from './crowd.ts';
import { measureLoad, type LoadOptions } from './measureLoad.ts';
import { median } from './numbers.ts';
import { markdownTable, type Part } from './Report.ts';
import { startShop, type Shop } from '../scripts/startShop.ts';
import { signIn } from './signIn.ts';

/** How many product lists a second the demo shop must answer with 20,000 products on two cores. */
const floor = 800;
const connections = 50;
const duration = 4000;

const words = ['matkap', 'led', 'vana', 'kablo', 'eld', 'cıvata m8', 'silikon', 'boya 15', 'akülü', 'tk-18'];

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

/** The page and every file it names. */
async function siteFiles(origin: string): Promise<(index: number) => string> {
  const page = await (await fetch(`${origin}/spa/`)).text();
  const files = [...new Set(page.match(/\/spa\/assets\/[\w~.-]+\.(?:js|css|woff2)/g))];
  const paths = ['/spa/', ...files];
  return (index) => origin + (paths[index % paths.length] ?? '/spa/');
}

/** Processor time a process used so far, in seconds; NaN where the system does not tell. */
async function processorSeconds({ pid }: ChildProcess): Promise<number> {
  const text = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => '');
  const fields = text.split(') ')[1]?.split(' ') ?? [];
  // Fields 14 and 15 of proc(5), in ticks of a hundredth of a second.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Milliseconds a small answer takes, one after the other on one connection. */
function timeOne(address: string, agent: Agent): Promise<number> {
  const sent = performance.now();
  return new Promise((resolve, reject) => {
    request(address, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(performance.now() - sent));
    })
      .on('error', reject)
      .end();
  });
}

/** How much longer a call takes through the storefront server than straight to the backend, in ms. */
async function measureProxy(backend: Shop): Promise<number> {
  const proxy = await startShop({ BACKEND_URL: backend.origin });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const through: number[] = [];
  const straight: number[] = [];
  try {
    for (let call = 0; call < 600; call += 1) {
      const [a, b] = [
        await timeOne(`${backend.origin}/login/CheckLogin`, agent),
        await timeOne(`${proxy.origin}/login/CheckLogin`, agent),
      ];
      // The first calls open connections and warm both servers up.
      if (call < 100) continue;
      straight.push(a);
      through.push(b);
    }
  } finally {
    agent.destroy();
    await proxy.close();
  }
  return median(through) - median(straight);
}

/** The demo shop under load, and what the proxy to a real backend adds. */
export const measureServer: Part = async () => {
  const rows: string[][] = [];
  const numbers: Record<string, number> = {};
  const shop = await startShop({ DEMO_PRODUCTS: '20000' });
  try {
    const cookie = await signIn(shop.origin);
    const run = async (name: string, address: LoadOptions['address'], headers: Record<string, string>) => {
      const before = await processorSeconds(shop.child);
      const result = await measureLoad({ address, headers, connections, duration });
      const cores = ((await processorSeconds(shop.child)) - before) / (duration / 1000);
      if (result.failures > 0) throw new Error(`${name}: ${String(result.failures)} requests failed`);
      numbers[`${name} · req/s`] = result.requestsPerSecond;
      numbers[`${name} · p99`] = result.p99;
      rows.push([
        name,
        result.requestsPerSecond.toFixed(0),
        result.p50.toFixed(1),
        result.p99.toFixed(1),
        (result.bytes / 1024).toFixed(1),
        cores.toFixed(2),
      ]);
      return result.requestsPerSecond;
    };
    const br = { 'accept-encoding': 'br' };
    const list = await run('list, dealer', lists(shop.origin), { cookie });
    await run('list, dealer, brotli', lists(shop.origin), { cookie, ...br });
    await run('autocomplete, dealer', suggestions(shop.origin), { cookie });
    await run('list, guest', lists(shop.origin), {});
    const files = await siteFiles(shop.origin);
    await run('static, brotli', files, br);
    numbers['start, 20,000 products · ms'] = shop.started;
    const proxy = await measureProxy(shop);
    numbers['proxy · ms'] = proxy;
    const crowd = await measureCrowd(lists);
    Object.assign(numbers, crowd.numbers);
    return {
      lines: [
        '',
        `**Server**, ${String(connections)} connections on loopback, ${String(duration / 1000)} s each, ${String(availableParallelism())} cores shared with the load generator, 20,000 products`,
        '',
        ...markdownTable(['', 'req/s', 'p50 ms', 'p99 ms', 'KiB', 'cores'], rows),
        '',
        `The proxy to a real backend adds ${proxy.toFixed(2)} ms to a call (median of 500, one after the other).`,
        '',
        crowd.line,
      ],
      verdicts: [
        { what: 'demo shop: lists a second', measured: list, budget: floor, unit: 'req/s', atLeast: true },
        { what: 'proxy to a real backend', measured: proxy, budget: 2, unit: 'ms' },
        ...crowd.verdicts,
      ],
      numbers,
    };
  } finally {
    await shop.close();
  }
};
