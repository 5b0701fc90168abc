import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { actorOf, dealerShop } from '../shop/dealerShop.fixture.ts';
import { createSqliteStore } from './sqliteStore.ts';

interface Acknowledged {
  readonly id: number;
  readonly gross: number;
}

const writer = fileURLToPath(new URL('orderWriter.fixture.ts', import.meta.url));
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-kill-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** When to kill: milliseconds after the twentieth order, so that the kills meet different moments of a write. */
const moments = [0, 1, 2, 3, 5, 8, 13, 21];
const warmUp = 20;

/** Lets a process order, kills it (SIGKILL) at a moment, and returns what it acknowledged. */
function orderUntilKilled(file: string, moment: number): Promise<readonly Acknowledged[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [writer, file], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let complaints = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (timer === undefined && output.split('\n').length > warmUp) {
        timer = setTimeout(() => child.kill('SIGKILL'), moment);
      }
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
    child.once('error', reject);
    child.once('close', (_code, signal) => {
      if (signal !== 'SIGKILL') reject(new Error(`The writer ended by itself: ${complaints}`));
      // The last line may be cut off: that order was not acknowledged.
      else
        resolve(
          output
            .split('\n')
            .slice(0, -1)
            .map((line) => JSON.parse(line) as Acknowledged),
        );
    });
  });
}

test(
  'every acknowledged order outlives kill -9 whole, and no half order is there',
  { timeout: 120_000 },
  async () => {
    const file = join(folder, 'shop.sqlite');
    const acknowledged: Acknowledged[] = [];
    for (const moment of moments) {
      acknowledged.push(...(await orderUntilKilled(file, moment)));

      const store = createSqliteStore(file);
      const { shop } = dealerShop({ store });
      const dealer = actorOf(shop, 'bayi');
      const kept = shop.orders.ofCompany(dealer.company.id);
      expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length);
      expect(
        kept
          .filter(({ id }) => acknowledged.some((one) => one.id === id))
          .map(({ id, totals }) => ({ id, gross: totals.gross })),
      ).toEqual(acknowledged);
      // At most the one order that was written but not yet told when the process died, per kill.
      expect(kept.length - acknowledged.length).toBeLessThanOrEqual(moments.length);
      for (const { lines, totals } of kept) {
        expect(lines).toHaveLength(2);
        expect(totals.gross).toBe(lines.reduce((sum, line) => sum + line.gross, 0));
      }
      // An order and the basket it came from are never both there.
      const basket = shop.baskets.read(dealer).id;
      expect(kept.some(({ id }) => id === basket)).toBe(false);
      store.close();
    }
    const database = new DatabaseSync(file);
    expect({ ...database.prepare('PRAGMA integrity_check').get() }).toEqual({ integrity_check: 'ok' });
    database.close();
  },
);
