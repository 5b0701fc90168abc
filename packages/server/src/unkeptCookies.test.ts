import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startBackend } from './backend.fixture.ts';
import { startTestServer } from './testServer.fixture.ts';

test('SAFE-12 a cookie that browsers take over https only is named on the log, once, and what to do', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const backend = await startBackend((_, response) => {
    response.setHeader('set-cookie', [
      'a=b; Path=/',
      '__Host-session=secret; Path=/; Secure',
      '__Secure-b=c',
    ]);
    response.end();
  });
  const { origin } = await startTestServer({ BACKEND_URL: backend });
  await fetch(`${origin}/a`, { headers: { 'x-forwarded-proto': 'https' } });
  expect(warn).not.toHaveBeenCalled();
  await fetch(`${origin}/a`);
  await fetch(`${origin}/a`);
  expect(warn.mock.calls).toEqual([
    [
      "The backend's cookie __Host-session is lost: browsers take a cookie of this name over https only. Put TLS in front, with X-Forwarded-Proto: https from one of TRUSTED_PROXIES, or give the cookie another name.",
    ],
  ]);
});

test('SAFE-12 who runs the shop is told of such cookies beforehand', () => {
  expect(readFileSync('docs/operating.md', 'utf8')).toMatch(/`__Host-…` or `__Secure-…` over https only/);
});
