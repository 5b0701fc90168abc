import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { accessLine } from './accessLog.ts';
import { startTestServer } from './testServer.fixture.ts';

const card = '4509011100000004';

function lineOf(
  method: string,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Record<string, unknown> {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url, headers });
  const line = accessLine(
    { request, from: '10.0.0.7', by: 'backend', status: 200, bytes: 12, seconds: 0.12345 },
    new Date('2026-11-28T10:00:00Z'),
  );
  expect(line).not.toContain('\n');
  return JSON.parse(line) as Record<string, unknown>;
}

test('a request is one line, with what tells it from others', () => {
  expect(lineOf('GET', '/product/12?x=1', { host: 'shop.example', 'user-agent': 'Mozilla/5.0' })).toEqual({
    time: '2026-11-28T10:00:00.000Z',
    from: '10.0.0.7',
    host: 'shop.example',
    method: 'GET',
    uri: '/product/12',
    status: 200,
    bytes: 12,
    seconds: 0.123,
    by: 'backend',
    referer: '',
    agent: 'Mozilla/5.0',
  });
});

test.each([
  ['what was searched for', '/search/?q=Ay%C5%9Fe+Y%C4%B1ld%C4%B1r%C4%B1m', '/search/', 'Ay%C5%9Fe'],
  ['a company somebody looks for', '/search/cari?query=Anadolu', '/search/cari', 'Anadolu'],
  ['a card in a query', `/payment2/PaynetRatio?cardNumber=${card}`, '/payment2/PaynetRatio', card],
  ['a card in a path', `/payment2/${card}`, '/payment2/-', card],
  ['a card in groups', '/x/4509-0111-0000-0004', '/x/-', '0111'],
  ['a card in escapes', `/x/${card.replaceAll(/\d/g, '%3$&')}`, '/x/-', '%34'],
  ['a password', '/login?sifre=kestane', '/login', 'kestane'],
])('%s is not on the log', (_what, url, uri, secret) => {
  const line = lineOf('GET', url, { referer: `https://shop.example${url}` });
  expect(line['uri']).toBe(uri);
  expect(JSON.stringify(line)).not.toContain(secret);
});

test('a line break in a header is none on the log', () => {
  expect(lineOf('GET', '/', { 'user-agent': 'a\nb{"status":500}' })['agent']).toBe('a\nb{"status":500}');
});

test('each request is told when it has ended, with who asked; health checks are not', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const server = await startTestServer({ ACCESS_LOG: 'on' });
  await fetch(`${server.origin}/healthz`);
  await fetch(`${server.origin}/nowhere?q=x`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  const lines = () => log.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
  await expect
    .poll(lines)
    .toEqual([expect.objectContaining({ uri: '/nowhere', from: '203.0.113.9', status: 404, by: 'backend' })]);
  log.mockRestore();
});
