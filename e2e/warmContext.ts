import type { BrowserContext, Page } from '@playwright/test';

/**
 * A context that one journey hands on to the next: the process of its pages, the code they have compiled and the files they
 * have cached stay, which is half of what a page costs to open. What a person would notice does not: every journey
 * begins with a page of its own, without cookies, and with nothing stored.
 */
export interface WarmContext {
  /** @param needs what it has to be opened with: another need is another context. */
  readonly take: (needs: string) => Promise<BrowserContext>;
  /** @param isAsFound false where the journey failed: the next one begins in a new context, whatever was left in this one. */
  readonly giveBack: (isAsFound: boolean) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Kept {
  readonly needs: string;
  readonly context: BrowserContext;
  /** Shows nothing and runs nothing: the process of the pages lives as long as it. */
  readonly keeper: Page;
  readonly isChanged: () => boolean;
}

/**
 * Keeps one context at a time.
 * @param origin of the shop whose pages are opened in it
 * @param openNew opens one as the journey that asks needs it
 */
export function keepWarm(origin: string, openNew: () => Promise<BrowserContext>): WarmContext {
  let kept: Kept | undefined;

  const close = async () => {
    const old = kept;
    kept = undefined;
    // The runner photographs and describes what is open when a context closes: the pages of the journey, not this one.
    await old?.keeper.close();
    await old?.context.close();
  };

  const open = async (needs: string): Promise<Kept> => {
    const context = await openNew();
    const keeper = await context.newPage();
    await keeper.goto(`${origin}/healthz`);
    return { needs, context, keeper, isChanged: noteChanges(context) };
  };

  return {
    take: async (needs) => {
      if (kept?.needs !== needs) await close();
      kept ??= await open(needs);
      return kept.context;
    },
    giveBack: async (isAsFound) => {
      if (!kept || !isAsFound || kept.isChanged()) return close();
      const { context, keeper } = kept;
      const pages = context.pages().filter((page) => page !== keeper);
      await Promise.all(pages.map((page) => page.close()));
      await context.clearCookies();
      await keeper.evaluate(emptyStorage);
    },
    close,
  };
}

/** What changes every page of a context, also those of the next journey, and cannot be taken back. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'on',
  'once',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const satisfies readonly (keyof BrowserContext)[];
const lastingOfClock = [
  'install',
  'pauseAt',
  'setFixedTime',
  'setSystemTime',
] as const satisfies readonly (keyof BrowserContext['clock'])[];

/** Says from now on whether a context was changed as a whole. */
function noteChanges(context: BrowserContext): () => boolean {
  let isChanged = false;
  const note = (owner: object, names: readonly string[]) => {
    for (const name of names) {
      const change = Reflect.get(owner, name) as (...values: unknown[]) => unknown;
      Reflect.set(owner, name, (...values: unknown[]) => {
        isChanged = true;
        return change.apply(owner, values);
      });
    }
  };
  note(context, lasting);
  note(context.clock, lastingOfClock);
  return () => isChanged;
}

/** Runs in a page: empties all that its origin keeps. */
async function emptyStorage(): Promise<void> {
  localStorage.clear();
  const databases = await indexedDB.databases();
  await Promise.all(
    databases.map(
      ({ name = '' }) =>
        new Promise<void>((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase(name);
          deleting.addEventListener('success', () => resolve());
          deleting.addEventListener('error', () => reject(deleting.error as DOMException));
        }),
    ),
  );
  for (const name of await caches.keys()) await caches.delete(name);
}
