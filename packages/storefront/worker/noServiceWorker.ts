import { endWorker } from '../src/worker/endWorker.ts';
import { keptBuilds } from '../src/worker/keptBuilds.ts';

// Comes in the place of the worker where it is switched off (docs/operating.md): waits for nobody, and takes itself away.

declare const self: ServiceWorkerGlobalScope;

const kept = keptBuilds(caches, (asked) => fetch(asked));

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(endWorker(kept, self.registration)));
