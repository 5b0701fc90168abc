import { describe, expect, test } from 'vitest';
import { scryptPasswords } from '../../node/scryptPasswords.ts';
import { day, dealerShop } from '../dealerShop.fixture.ts';
import type { Shop } from '../Shop.ts';
import { idleTime, longestTime } from './createSessions.ts';

async function signIn(
  { sessions }: Shop,
  cariNo: string,
  userName: string,
  password: string,
): Promise<string> {
  const signedIn = await sessions.signIn({ cariNo, userName, password });
  if (!signedIn.ok) throw new Error(signedIn.message);
  return signedIn.session.token;
}

describe('signing in', () => {
  test('LOGN-02 wrong credentials are refused with one sentence, whichever part is wrong', async () => {
    const { shop } = dealerShop();
    const wrong = [
      { cariNo: '1001', userName: 'bayi', password: 'yanlış' },
      { cariNo: '1001', userName: 'kimse', password: 'bayi123' },
      { cariNo: '1002', userName: 'bayi', password: 'bayi123' },
    ];
    const answers = await Promise.all(wrong.map((one) => shop.sessions.signIn(one)));
    expect(answers).toEqual(
      wrong.map(() => ({ ok: false, message: 'Cari no, kullanıcı kodu veya şifre hatalı.' })),
    );
  });

  test('a member has as many sessions as it starts, and signing out ends one of them', async () => {
    const { shop } = dealerShop();
    const phone = await signIn(shop, '1001', 'bayi', 'bayi123');
    const office = await signIn(shop, ' 1001 ', 'BAYİ', 'bayi123');
    shop.sessions.signOut(phone);
    expect(shop.sessions.actor(phone)).toBeUndefined();
    expect(shop.sessions.actor(office)?.company.cariNo).toBe('1001');
    expect(shop.sessions.actor(undefined)).toBeUndefined();
  });

  test('scrypt hashes are salted and verify only their password', { timeout: 30_000 }, async () => {
    const passwords = scryptPasswords({ isOfTests: false });
    const [one, two] = await Promise.all([passwords.hash('çarşı123'), passwords.hash('çarşı123')]);
    expect(one).not.toBe(two);
    // OWASP's password storage cheat sheet asks no less of scrypt.
    expect(one).toMatch(/^scrypt\$16384\$8\$5\$/);
    await expect(passwords.verify('çarşı123', one)).resolves.toBe(true);
    const inTests = scryptPasswords({ isOfTests: true });
    await expect(inTests.verify('çarşı123', one)).resolves.toBe(true);
    await expect(passwords.verify('çarşı123', await inTests.hash('çarşı123'))).resolves.toBe(true);
    await expect(passwords.verify('carsi123', one)).resolves.toBe(false);
    await expect(passwords.verify('çarşı123', 'plain:çarşı123')).resolves.toBe(false);
  });
});

describe('the end of a session', () => {
  test('comes after eight hours without use', async () => {
    const { shop, clock } = dealerShop();
    const token = await signIn(shop, '1001', 'bayi', 'bayi123');
    clock.pass(idleTime - 1);
    expect(shop.sessions.actor(token)).toBeDefined();
    clock.pass(idleTime - 1);
    expect(shop.sessions.actor(token)).toBeDefined();
    clock.pass(idleTime);
    expect(shop.sessions.actor(token)).toBeUndefined();
  });

  test('comes after thirty days however often it is used', async () => {
    const { shop, clock } = dealerShop();
    const token = await signIn(shop, '1001', 'bayi', 'bayi123');
    for (let passed = 0; passed < longestTime - day / 4; passed += day / 4) {
      clock.pass(day / 4);
      expect(shop.sessions.actor(token)).toBeDefined();
    }
    clock.pass(day / 4);
    expect(shop.sessions.actor(token)).toBeUndefined();
  });
});

describe('delegation', () => {
  test('DELG-03 changes the company of this session only and ends again', async () => {
    const { shop } = dealerShop();
    const acting = await signIn(shop, '1002', 'plasiyer', 'plasiyer123');
    const other = await signIn(shop, '1002', 'plasiyer', 'plasiyer123');
    expect(shop.sessions.delegate(acting, 101)).toBe(true);
    expect(shop.sessions.actor(acting)).toMatchObject({ isDelegated: true, company: { id: 101 } });
    expect(shop.sessions.actor(other)).toMatchObject({ isDelegated: false, company: { id: 2 } });
    shop.sessions.endDelegation(acting);
    expect(shop.sessions.actor(acting)).toMatchObject({ isDelegated: false, company: { id: 2 } });
  });

  test('is refused to who may not, and for companies outside the portfolio', async () => {
    const { shop } = dealerShop();
    const dealer = await signIn(shop, '1001', 'bayi', 'bayi123');
    const representative = await signIn(shop, '1002', 'plasiyer', 'plasiyer123');
    expect(shop.sessions.delegate(dealer, 101)).toBe(false);
    expect(shop.sessions.delegate(representative, 1)).toBe(false);
    expect(shop.sessions.delegate(representative, 9999)).toBe(false);
    expect(shop.sessions.actor(representative)?.isDelegated).toBe(false);
  });
});
