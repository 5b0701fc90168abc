import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scorePage } from './observatory.fixture.ts';
import { startTestServer, temporaryFolder } from './testServer.fixture.ts';

const page = '<!doctype html><script type="module" src="/spa/assets/a.js"></script>';
const scored = async (change: (headers: Headers) => void = () => {}) => {
  const { origin } = await startTestServer({ SITE_DIR: temporaryFolder({ 'index.html': page }) });
  const answer = await fetch(`${origin}/spa/`, { headers: { 'x-forwarded-proto': 'https' } });
  const headers = new Headers(answer.headers);
  change(headers);
  return scorePage({ headers, html: await answer.text() });
};

test('the page behind TLS earns at least 125 points of the Observatory, rule by rule', async () => {
  const { score, rules } = await scored();
  expect(Object.fromEntries(rules.map(({ rule, points }) => [rule, points]))).toEqual({
    'content-security-policy': 10,
    cookies: 0,
    'cross-origin-resource-sharing': 0,
    'cross-origin-opener-policy': 10,
    'cross-origin-embedder-policy': 0,
    'cross-origin-resource-policy': 10,
    redirection: 0,
    'referrer-policy': 5,
    'strict-transport-security': 0,
    'subresource-integrity': 0,
    'x-content-type-options': 0,
    'x-frame-options': 5,
  });
  expect(score).toBe(140);
  // The tool on npm, 1.4.8, is of before there were rules for opener and embedder.
  const opener = rules.find(({ rule }) => rule === 'cross-origin-opener-policy');
  const published = score - (opener?.points ?? 0);
  expect(published).toBe(130);
  expect(readFileSync('docs/operating.md', 'utf8')).toContain(
    `gives the page ${published} points as shipped`,
  );
});

test.each([
  ['content-security-policy', `script-src 'self' 'unsafe-inline'; frame-ancestors 'self'`, 80],
  ['content-security-policy', `default-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'`, 130],
  ['content-security-policy', '', 55],
  ['strict-transport-security', 'max-age=3600', 130],
  ['strict-transport-security', '', 80],
  ['x-content-type-options', '', 135],
  ['referrer-policy', 'unsafe-url', 130],
  ['cross-origin-opener-policy', '', 130],
] as const)('the scorer sees %s: %j', async (name, value, expected) => {
  const { score } = await scored((headers) => (value ? headers.set(name, value) : headers.delete(name)));
  expect(score).toBe(expected);
});
