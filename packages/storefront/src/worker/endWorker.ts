import type { KeptBuilds } from './keptBuilds.ts';

/** Takes a worker away, and all that it has kept. Open pages stay as they are; without a worker they ask the network. */
export async function endWorker(
  kept: Pick<KeptBuilds, 'forgetAll'>,
  registration: Pick<ServiceWorkerRegistration, 'unregister'>,
): Promise<void> {
  await kept.forgetAll();
  await registration.unregister();
}
