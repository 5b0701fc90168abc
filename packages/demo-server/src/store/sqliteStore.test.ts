import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createContent } from '../content/createContent.ts';
import { deliveredTheme } from '../content/themeSettings.ts';
import { actorOf, clockAt, day, dealerShop, findProduct, orderGoods } from '../shop/dealerShop.fixture.ts';
import { instalmentsFor } from '../shop/payments/instalments.ts';
import { testCards } from '../shop/payments/testCards.ts';
import { createSqliteStore } from './sqliteStore.ts';
import type { Store } from './Store.ts';

let folder = '';
let open: Store[] = [];

/** Opens the shop's file; closed after the test. */
function openStore(): Store {
  const store = createSqliteStore(join(folder, 'data', 'shop.sqlite'));
  open.push(store);
  return store;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-store-'));
});

afterEach(() => {
  for (const store of open) store.close();
  open = [];
  rmSync(folder, { recursive: true });
});

/** Closes everything and opens the shop again at a later time. */
function restart(at = '2026-11-18T10:00:00Z') {
  for (const store of open) store.close();
  open = [];
  return dealerShop({ store: openStore(), now: clockAt(at).now });
}

describe('a restart', () => {
  test('THEM-03 keeps a saved theme whole, and forgets one that was reset', () => {
    const saved = {
      ...deliveredTheme,
      layouts: { master: 'sidebar' as const },
      own: { key: ['kept'] },
    };
    const first = openStore();
    createContent(first, () => new Date()).saveTheme(saved);
    first.close();
    open = [];

    const second = openStore();
    const content = createContent(second, () => new Date());
    expect(content.theme()).toEqual(saved);
    content.resetTheme();
    second.close();
    open = [];

    expect(createContent(openStore(), () => new Date()).theme()).toEqual(deliveredTheme);
  });

  test('keeps sessions, delegation, baskets, pending orders, orders, payments and numbers', async () => {
    const { shop } = restart();
    const dealer = actorOf(shop, 'bayi');
    const product = findProduct(shop, ({ currency, listPrice }) => currency === 'TRY' && listPrice > 10_000);
    const signedIn = await shop.sessions.signIn({
      cariNo: '1002',
      userName: 'plasiyer',
      password: 'plasiyer123',
    });
    const token = signedIn.ok ? signedIn.session.token : '';
    shop.sessions.delegate(token, 105);

    const finished = orderGoods(shop, dealer, [[product.id, 2]]);
    const choice = {
      delivery: 'depo',
      addressId: 0,
      vehicleTime: '',
      courierTime: '',
      payment: 'havale',
      bankAccountId: 1,
    };
    expect(shop.checkout.finish(dealer, finished, choice).ok).toBe(true);
    const pending = orderGoods(shop, dealer, [[product.id, 5]]);
    const amount = shop.checkout.read(dealer, pending)?.payAmount ?? 0;
    const cardNumber = testCards.find(({ behaviour }) => behaviour === 'asks')?.number ?? '';
    const [table] = instalmentsFor(amount, false, cardNumber.slice(0, 8));
    const outcome = shop.payments.pay(dealer, {
      cardName: 'AYŞE YILDIRIM',
      cardNumber,
      month: 1,
      year: 2030,
      cvc: '123',
      phone: '',
      description: '',
      amount,
      addCommission: false,
      bankId: table?.bank.id ?? 0,
      instalmentId: table?.instalments[0]?.id ?? 0,
      instalments: 1,
      charged: amount,
      orderId: pending,
    });
    const bankPage = outcome.kind === 'threeDs' ? outcome.token : '';
    const code = shop.payments.threeDs.read(bankPage)?.code ?? '';
    const before = shop.ledger.movements(dealer.company, { begin: '2024-01-01', end: '2026-11-18' });

    const { shop: again } = restart();
    expect(again.sessions.actor(token)).toMatchObject({ isDelegated: true, company: { id: 105 } });
    expect(again.orders.finished(dealer, finished)).toEqual(shop.orders.finished(dealer, finished));
    expect(again.baskets.read(dealer)).toEqual(shop.baskets.read(dealer));
    expect(again.orders.open(dealer, pending)).toEqual(shop.orders.open(dealer, pending));
    expect(again.ledger.movements(dealer.company, { begin: '2024-01-01', end: '2026-11-18' })).toEqual(
      before,
    );
    expect(again.payments.threeDs.enter(bankPage, code)?.payment.state).toBe('paid');
    expect(again.payments.paidFor(dealer, pending)).toBe(amount);
    expect(again.checkout.finish(dealer, pending, { ...choice, payment: 'kredikarti' }).ok).toBe(true);
    expect(orderGoods(again, dealer, [[product.id, 1]])).toBeGreaterThan(pending);
  });

  test('keeps the password hashes it made and fills no basket twice', async () => {
    const { shop } = restart();
    const stock = actorOf(shop, 'stok');
    const { id, rows } = shop.baskets.read(stock);
    for (const { rowId } of rows) shop.baskets.remove(stock, id, rowId);
    expect((await shop.sessions.signIn({ cariNo: '1001', userName: 'bayi', password: 'bayi123' })).ok).toBe(
      true,
    );
    const { shop: again } = restart();
    expect(again.baskets.count(stock)).toBe(0);
    expect((await again.sessions.signIn({ cariNo: '1001', userName: 'bayi', password: 'bayi123' })).ok).toBe(
      true,
    );
  });

  test('weeks later leaves the past as it was and goes on to today', () => {
    const { company } = actorOf(restart().shop, 'bayi');
    const past = { begin: '2000-01-01', end: '2026-11-18' };
    const before = restart().shop.ledger.movements(company, past);
    const { shop: later } = restart(new Date(Date.parse('2026-11-18T10:00:00Z') + 45 * day).toISOString());
    expect(later.ledger.movements(company, past)).toEqual(before);
    expect(later.ledger.orders(company, { begin: '2026-12-20', end: '2027-01-02' }).length).toBeGreaterThan(
      0,
    );
  });
});

describe('the file', () => {
  test('is written to the disk before a write counts, over every connection to it', () => {
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
    onTestFinished(() => exec.mockRestore());
    openStore().table('notes', { id: String }).put('one');
    const connections = new Set(exec.mock.contexts as DatabaseSync[]);
    expect(connections.size).toBeGreaterThan(0);
    for (const database of connections) {
      const pragma = (name: string) => database.prepare(`PRAGMA ${name}`).get()?.[name];
      // 2 is FULL: every commit waits until the disk has it. With less, a power cut takes orders back.
      expect([pragma('synchronous'), pragma('journal_mode')]).toEqual([2, 'wal']);
    }
  });

  test('of a newer version is left alone', () => {
    openStore().close();
    open = [];
    const database = new DatabaseSync(join(folder, 'data', 'shop.sqlite'));
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(() => openStore()).toThrow('newer version (99)');
  });

  test('takes all rows of a transaction or none', () => {
    const store = openStore();
    const notes = store.table<{ readonly id: string }>('notes', { id: (row) => row.id });
    notes.put({ id: '1' });
    expect(() =>
      store.transaction(() => {
        notes.put({ id: '2' });
        notes.remove('1');
        throw new Error('no');
      }),
    ).toThrow('no');
    store.close();
    open = [];
    const kept = openStore().table<{ readonly id: string }>('notes', { id: (row) => row.id });
    expect(kept.all()).toEqual([{ id: '1' }]);
  });
});
