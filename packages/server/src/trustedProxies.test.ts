import { expect, test } from 'vitest';
import { readTrustedProxies } from './trustedProxies.ts';

test.each([
  ['127.0.0.0/8 ::1', '127.0.0.1', true],
  ['127.0.0.0/8 ::1', '::ffff:127.0.0.1', true],
  ['127.0.0.0/8, ::1', '::1', true],
  ['10.1.0.0/16', '10.2.0.1', false],
  ['10.1.2.3', '10.1.2.3', true],
  ['', '127.0.0.1', false],
] as const)('%j holds %s: %s', (list, address, expected) => {
  expect(readTrustedProxies(list)?.(address)).toBe(expected);
  expect(readTrustedProxies(list)?.(undefined)).toBe(false);
});

test.each(['proxy.example', '10.0.0.0/33', '10.0.0/8', '::1/129'])('%s is no list', (list) => {
  expect(readTrustedProxies(list)).toBeUndefined();
});
