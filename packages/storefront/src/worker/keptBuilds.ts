import { type Build, scope } from './Build.ts';

/** Asks the network, as `fetch` does. */
export type Ask = (asked: string | Request, init?: RequestInit) => Promise<Response>;

const prefix = 'vitrin-build-';
const nameOf = ({ version }: Build) => prefix + version;

/** Where the files of builds are kept in this browser. */
export interface KeptBuilds {
  /**
   * Fetches a build, whole or not at all.
   * @throws where a file cannot be had, or is something else
   */
  readonly keep: (build: Build) => Promise<void>;
  /** Forgets all but this build and the one before it, which tabs may still be of. */
  readonly forgetOlder: (build: Build) => Promise<void>;
  /** Forgets everything. */
  readonly forgetAll: () => Promise<void>;
  /** The page of a build, which is what every address of the shop answers. */
  readonly page: (build: Build) => Promise<Response | undefined>;
  /** A file of any build that is kept; else of the network, and kept if it is one that is kept once it was used. */
  readonly file: (path: string, build: Build, request: Request) => Promise<Response>;
}

/** Whether an answer is what was asked for, and no page of errors or of a captive network, whatever it calls itself. */
function isFile(answer: Response, path: string): boolean {
  const isHtml = /^text\/html/i.test(answer.headers.get('content-type') ?? '');
  return answer.status === 200 && !answer.redirected && isHtml === (path === scope);
}

async function isPageOf({ entry }: Build, answer: Response): Promise<boolean> {
  return (await answer.clone().text()).includes(`"${entry}"`);
}

/** Builds in the caches of this origin. */
export function keptBuilds(caches: CacheStorage, ask: Ask): KeptBuilds {
  const ourNames = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));
  const forget = async (names: readonly string[]) => {
    await Promise.all(names.map((name) => caches.delete(name)));
  };

  return {
    async keep(build) {
      const cache = await caches.open(nameOf(build));
      try {
        // One by one: what somebody does in the page meanwhile goes first, and most of it is in the browser's own store.
        for (const path of build.files) {
          const answer = await ask(path);
          if (!isFile(answer, path)) throw new TypeError(`${path} is not what it should be.`);
          await cache.put(path, answer);
        }
        const page = await ask(scope, { cache: 'no-cache' });
        // After a deploy in between it would be another build's.
        if (!isFile(page, scope) || !(await isPageOf(build, page)))
          throw new TypeError('The page is not of this build.');
        await cache.put(scope, page);
      } catch (error) {
        await caches.delete(nameOf(build));
        throw error;
      }
    },
    async forgetOlder(build) {
      const others = (await ourNames()).filter((name) => name !== nameOf(build));
      // They are named in the order they were made.
      await forget(others.slice(0, -1));
    },
    forgetAll: async () => forget(await ourNames()),
    page: async (build) => (await caches.open(nameOf(build))).match(scope),
    async file(path, build, request) {
      const kept = await caches.match(path, { ignoreVary: true });
      if (kept) return kept;
      const answer = await ask(request);
      // Not where the worker has been taken away meanwhile, with all that it kept.
      if (build.whenUsed.includes(path) && isFile(answer, path) && (await caches.has(nameOf(build))))
        await (await caches.open(nameOf(build))).put(path, answer.clone());
      return answer;
    },
  };
}
