import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { measureLoad } from './measureLoad.ts';
import { median } from './numbers.ts';
import type { Verdict } from './Report.ts';
import { startShop } from '../scripts/startShop.ts';
import { signIn } from './signIn.ts';

const size = { connections: 200, idle: 2000, hanging: 300 } as const;
const duration = 6000;

/** Visitors from so many addresses: one alone is not given that many calls. */
const addressOf = (index: number) => `198.51.100.${String(1 + (index % 20))}`;

const first = (value: unknown) => (value as Record<string, unknown>[])[0]?.['id'];

/** Places an order from an empty basket on; gives the milliseconds it took. */
async function placeOrder(origin: string, cookie: string): Promise<number> {
  const began = performance.now();
  const call = async (path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const response = await fetch(origin + path, {
      headers: { cookie, 'x-forwarded-for': '203.0.113.1' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${String(response.status)}`);
    return (await response.json()) as Record<string, unknown>;
  };
  const list = await call('/product/all/?instock=true&f=fiyat&d=asc');
  await call('/basket/addproducts/', [{ productId: first(list['stoks']), adet: 1 }]);
  const basket = await call('/basket/');
  const { id } = await call('/basket/order2', { siparisId: basket['id'], aciklama: '' });
  const checkout = await call(`/basket/checkout/${String(id)}`);
  const finish = await call(`/basket/checkout2/${String(id)}`, {
    teslimSekli: 'depo',
    odemeSekli: 'havale',
    odemeHavaleBanka: first(checkout['bankaHesaps']),
  });
  if (finish['hasError'] !== false) throw new Error(JSON.stringify(finish));
  return performance.now() - began;
}

/** Does a thing again and again until the time is over; gives the milliseconds of each. */
async function repeat(end: number, work: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < end) times.push(await work());
  return times;
}

async function askHealth(origin: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${origin}/healthz`);
  if (!response.ok) throw new Error(`/healthz: ${String(response.status)}`);
  await response.text();
  return performance.now() - began;
}

/** Opens the connections on which nothing is asked, and asks for what never comes; gives the end of all of them. */
async function gather(origin: string): Promise<() => void> {
  const { hostname, port } = new URL(origin);
  const sockets = await Promise.all(
    Array.from(
      { length: size.idle },
      () =>
        new Promise<ReturnType<typeof connect>>((resolve, reject) => {
          const socket = connect(Number(port), hostname, () => resolve(socket));
          socket.once('error', reject);
        }),
    ),
  );
  const agent = new Agent();
  for (let index = 0; index < size.hanging; index += 1) {
    const headers = { 'x-demo-fault': 'hang', 'x-forwarded-for': addressOf(index) };
    request(`${origin}/menu/?id=menu.footer`, { agent, headers })
      .on('error', () => {})
      .end();
  }
  return () => {
    agent.destroy();
    for (const socket of sockets) socket.destroy();
  };
}

/** What the storefront server before a backend still answers with a crowd on it, and a part of the backend that hangs. */
export async function measureCrowd(lists: (origin: string) => (index: number) => string) {
  const backend = await startShop({ DEMO_FAULTS: '1' });
  const front = await startShop({ BACKEND_URL: backend.origin });
  try {
    const cookie = await signIn(front.origin);
    const disperse = await gather(front.origin);
    try {
      const end = performance.now() + duration;
      const visitors = 10;
      const [loads, orders, health] = await Promise.all([
        Promise.all(
          Array.from({ length: visitors }, (_, index) =>
            measureLoad({
              address: lists(front.origin),
              headers: { cookie, 'x-forwarded-for': addressOf(index) },
              connections: size.connections / visitors,
              duration,
            }),
          ),
        ),
        repeat(end, () => placeOrder(front.origin, cookie)),
        repeat(end, () => askHealth(front.origin)),
      ]);
      const failures = loads.reduce((sum, load) => sum + load.failures, 0);
      const answered = loads.reduce((sum, load) => sum + load.requestsPerSecond, 0);
      const slowest = Math.max(...loads.map(({ p99 }) => p99));
      const verdicts: Verdict[] = [
        { what: 'crowd: lists without an answer', measured: failures, budget: 0, unit: '' },
        { what: 'crowd: slowest health check', measured: Math.max(...health), budget: 3000, unit: 'ms' },
      ];
      return {
        line: `With ${String(size.connections)} busy connections, ${String(size.idle)} idle ones and ${String(size.hanging)} reads that hang, the server before a real backend answers ${answered.toFixed(0)} lists a second (99 of 100 within ${slowest.toFixed(0)} ms), an order of six calls in ${median(orders).toFixed(0)} ms (median of ${String(orders.length)}), and /healthz in ${median(health).toFixed(1)} ms (the slowest ${Math.max(...health).toFixed(0)}).`,
        verdicts,
        numbers: {
          'crowd · lists/s': answered,
          'crowd · lists p99': slowest,
          'crowd · order ms': median(orders),
          'crowd · slowest health ms': Math.max(...health),
        },
      };
    } finally {
      disperse();
    }
  } finally {
    await front.close();
    await backend.close();
  }
}
