import { expect, test } from 'vitest';
import { startBackend } from './backend.fixture.ts';
import { createMetrics } from './createMetrics.ts';
import { startTestServer, temporaryFolder } from './testServer.fixture.ts';

/** The numbers by their names and labels, once all requests so far are counted. */
async function numbersOf(address: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/\S+$/.exec(line)?.[0])]));
}

test('Prometheus finds requests, errors, times and the state of the backend at a port of its own', async () => {
  const backend = await startBackend((request, response) => {
    if (request.url === '/broken') request.socket.destroy();
    else response.writeHead(request.url === '/missing' ? 404 : 200).end('x');
  });
  const server = await startTestServer({
    BACKEND_URL: backend,
    METRICS_PORT: '0',
    SITE_DIR: temporaryFolder({ 'index.html': 'shop' }),
  });
  const address = server.metrics ?? '';
  const ask = async (path: string) => (await fetch(server.origin + path)).text();
  for (const path of ['/spa/', '/a', '/missing', '/healthz']) await ask(path);
  await expect
    .poll(async () => Object.fromEntries(await numbersOf(address)))
    .toMatchObject({
      'vitrin_requests_total{by="site",status="2xx"}': 1,
      'vitrin_requests_total{by="backend",status="2xx"}': 1,
      'vitrin_requests_total{by="backend",status="4xx"}': 1,
      'vitrin_requests_total{by="server",status="2xx"}': 1,
      'vitrin_request_seconds_count{by="backend"}': 2,
      'vitrin_request_seconds_bucket{by="backend",le="+Inf"}': 2,
      'vitrin_backend_seconds_count{status="2xx"}': 1,
      vitrin_backend_up: 1,
      vitrin_requests_under_way: 0,
    });
  await ask('/broken');
  await expect
    .poll(async () => Object.fromEntries(await numbersOf(address)))
    .toMatchObject({
      'vitrin_backend_failures_total{reason="unreachable"}': 1,
      'vitrin_requests_total{by="backend",status="5xx"}': 1,
      vitrin_backend_up: 0,
    });
  expect((await numbersOf(address)).get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  expect((await fetch(`${address}/spa/`)).status).toBe(404);
  // At the shop's own port it is an address of the backend's, like any other.
  expect(await ask('/metrics')).toBe('x');
});

test('every line is one that Prometheus reads', () => {
  const metrics = createMetrics();
  metrics.began()('site', 200, 0.01);
  metrics.backendAnswered(200, 0.3);
  metrics.backendFailed('late');
  const lines = metrics.render(3).trim().split('\n');
  const wrong = lines.filter(
    (line) =>
      !/^# (?:HELP|TYPE) \w+ \S/.test(line) &&
      !/^\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? -?\d+(?:\.\d+)?(?:e-?\d+)?$/.test(line),
  );
  expect(wrong).toEqual([]);
  expect(lines).toContain('vitrin_backend_seconds_bucket{status="2xx",le="0.5"} 1');
  expect(lines).toContain('vitrin_backend_seconds_bucket{status="2xx",le="0.25"} 0');
});

test('it is ready until it is asked to stop, while what is under way ends', async () => {
  const heard = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const server = await startTestServer(
    {},
    {
      answer: async (_, response) => {
        heard.resolve();
        await end.promise;
        response.end('done');
      },
      bankReturns: [],
      grace: 3000,
      close: () => {},
    },
  );
  expect(await (await fetch(`${server.origin}/readyz`)).text()).toBe('ready\n');
  const underWay = fetch(`${server.origin}/application`);
  await heard.promise;
  const closed = server.close();
  await expect(fetch(`${server.origin}/readyz`).then(({ status }) => status)).rejects.toThrow('fetch failed');
  end.resolve();
  expect(await (await underWay).text()).toBe('done');
  await closed;
});
