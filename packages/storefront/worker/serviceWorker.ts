import type { Build } from '../src/worker/Build.ts';
import { keptBuilds } from '../src/worker/keptBuilds.ts';
import type { PageMessage } from '../src/worker/PageMessage.ts';
import { wayOf } from '../src/worker/wayOf.ts';

// Keeps the page and the files of Hızlı Sipariş of one build for when there is no network, and nothing that the backend has
// answered (docs/decisions/0049-without-a-network.md). The build puts its lists in the place of the name below.

declare const self: ServiceWorkerGlobalScope;
declare const vitrinBuild: Build;

const build = vitrinBuild;
const kept = keptBuilds(caches, (asked, init) => fetch(asked, init));

/** The network, which is asked while the worker starts; where there is none, the page as it was kept. */
async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await preloadResponse;
    return preloaded ?? (await fetch(request));
  } catch (error) {
    const page = await kept.page(build);
    if (page) return page;
    throw error;
  }
}

self.addEventListener('install', (event) => event.waitUntil(kept.keep(build)));

async function begin(): Promise<void> {
  await self.registration.navigationPreload.enable();
  await kept.forgetOlder(build);
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const way = wayOf(request, location.origin, build);
  if (way === 'page') event.respondWith(answerPage(event));
  if (way === 'file') event.respondWith(kept.file(new URL(request.url).pathname, build, request));
});

self.addEventListener('message', ({ data, ports: [port] }) => {
  const said: PageMessage = data;
  if (said === 'entry') port?.postMessage(build.entry);
  // It waits otherwise until no tab is of the build before.
  if (said === 'take') void self.skipWaiting();
});
