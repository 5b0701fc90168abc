import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Passwords } from '../shop/accounts/Passwords.ts';

// The smallest memory OWASP recommends for scrypt (16 MiB), with the passes it asks for then; runs off the main thread.
const fullCost = { N: 2 ** 14, r: 8, p: 5 };
/** For a shop of tests: there is nobody's password in it, and each of hundreds of tests signs in. */
const testCost = { N: 2 ** 10, r: 8, p: 1 };
const keyLength = 32;

/**
 * Passwords as salted scrypt hashes: `scrypt$N$r$p$salt$key`, salt and key in base64url. A hash is verified at the cost it was
 * made with.
 */
export const scryptPasswords = ({ isOfTests }: { isOfTests: boolean }): Passwords => ({
  hash: async (password) => {
    const cost = isOfTests ? testCost : fullCost;
    const salt = randomBytes(16);
    const key = await derive(password, salt, cost);
    return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(
      '$',
    );
  },
  verify: async (password, hash) => {
    const [scheme, n, r, p, salt = '', key = ''] = hash.split('$');
    if (scheme !== 'scrypt') return false;
    const kept = Buffer.from(key, 'base64url');
    const derived = await derive(password, Buffer.from(salt, 'base64url'), {
      N: Number(n),
      r: Number(r),
      p: Number(p),
    });
    return kept.length === derived.length && timingSafeEqual(kept, derived);
  },
});

function derive(password: string, salt: Buffer, { N, r, p }: typeof fullCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Node refuses more than 32 MiB unless told; scrypt needs 128 · N · r bytes.
    scrypt(password.normalize('NFKC'), salt, keyLength, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
