import { AsyncLocalStorage } from 'node:async_hooks';
import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { createInFlightLock } from '../../packages/api-client/src/inFlight/createInFlightLock.ts';
import { leaseLocks, webLocks, type LockRequests } from '../../packages/api-client/src/inFlight/nameLocks.ts';
import type { InFlightLock } from '../../packages/api-client/src/inFlight/InFlightLock.ts';
import {
  createWriteRecords,
  type RecordChannel,
} from '../../packages/api-client/src/inFlight/writeRecords.ts';
import { createLegacy } from './createLegacy.ts';
import type { Random } from '../../packages/demo-server/src/shop/catalogue/random.ts';

/** How tabs keep out of each other's way; `none` takes the protection away, to see that it was needed. */
export type Protection = 'locks' | 'lease' | 'none';

const never = new Promise<never>(() => {});
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** How the tab at work asks: one process stands for all of them, and there is one `fetch` in it. */
const lineInUse = new AsyncLocalStorage<(request: Request) => Promise<Response>>();

/** Lets every call go over the line of the tab that makes it, also where a timer brings it about. The clock is a false one already. */
export function connectTabs(): void {
  const { setTimeout: later } = globalThis;
  vi.stubGlobal('setTimeout', (work: () => void, milliseconds?: number) =>
    later(AsyncLocalStorage.bind(work), milliseconds),
  );
  vi.stubGlobal('fetch', (request: Request) => {
    const send = lineInUse.getStore();
    if (!send) throw new Error(`No tab asks for ${request.url}`);
    return send(request);
  });
}

/** A tab as far as it has a network, storage and a life. */
export interface TabHost {
  readonly queries: QueryClient;
  readonly lock: InFlightLock;
  /** Does something in this tab: whatever comes of it asks over the tab's line. */
  readonly run: <T>(work: () => T) => T;
  /** Its page goes away; what it has sent still arrives. */
  readonly close: () => void;
}

/** A server, a network full of faults, and a browser whose tabs share storage and locks. */
export function createWorld(random: Random, protection: Protection) {
  const legacy = createLegacy();
  const kept = new Map<string, string>();
  const held = new Map<string, object>();
  const channels = new Map<object, (message: unknown) => void>();
  const network = { isCalm: false, working: 0 };

  const send = async (request: Request, isAlive: () => boolean): Promise<Response> => {
    const isWrite = request.method !== 'GET';
    const fault = network.isCalm ? 1 : random.next();
    await wait(network.isCalm ? 5 : random.below(1500));
    // Lost on the way: nothing arrives.
    if (fault < 0.06) throw new TypeError('connection refused');
    network.working += 1;
    const response = await legacy.carryOut(request.clone()).finally(() => (network.working -= 1));
    // Some answers take longer than anybody waits for them.
    const isVerySlow = isWrite && fault > 0.06 && fault < 0.12;
    await wait(isVerySlow ? 90_000 : network.isCalm ? 5 : random.below(4000));
    if (!isAlive()) return never;
    if (isWrite && fault < 0.3) throw new TypeError('carried out, then the connection broke');
    return response;
  };

  function openTab(): TabHost {
    const self = {};
    let isAlive = true;
    const storage = () => {
      if (protection === 'none') throw new DOMException('denied', 'SecurityError');
      return tabStorage;
    };
    const tabStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void (isAlive && kept.set(key, value)),
      removeItem: (key: string) => void (isAlive && kept.delete(key)),
    };
    const manager: LockRequests = {
      request: async (name, _options, work) => {
        if (protection !== 'none' && held.has(name)) return work(null);
        held.set(name, self);
        try {
          return await work({ name });
        } finally {
          if (held.get(name) === self) held.delete(name);
        }
      },
    };
    const channel: RecordChannel = {
      post: (message) => {
        if (isAlive && protection !== 'none')
          channels.forEach((hear, other) => other !== self && hear(message));
      },
      listen: (listener) => channels.set(self, AsyncLocalStorage.bind(listener)),
    };
    const locks = protection === 'lease' ? leaseLocks(storage, wait) : webLocks(manager);
    const queries = new QueryClient();
    const fetch = (request: Request): Promise<Response> => {
      if (!isAlive) return never;
      const answer = Promise.withResolvers<Response>();
      request.signal.addEventListener('abort', () => answer.reject(request.signal.reason));
      send(request, () => isAlive).then(answer.resolve, (error: unknown) => isAlive && answer.reject(error));
      return answer.promise;
    };
    const run = <T>(work: () => T) => lineInUse.run(fetch, work);
    return {
      queries,
      lock: run(() => createInFlightLock(locks, createWriteRecords(storage, channel))),
      run,
      close: () => {
        isAlive = false;
        channels.delete(self);
        for (const [name, owner] of held) if (owner === self) held.delete(name);
        queries.clear();
      },
    };
  }

  return { openTab, network, legacy };
}

export type World = ReturnType<typeof createWorld>;
