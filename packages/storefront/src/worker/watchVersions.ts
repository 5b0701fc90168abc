import type { PageMessage } from './PageMessage.ts';

/** What watching for versions needs of a page. */
export interface VersionNeeds {
  readonly workers: ServiceWorkerContainer;
  /** Of the worker's script. */
  readonly address: string;
  readonly scope: string;
  /** The script that this page began with. */
  readonly entry: string;
  /** Says that there is a new version; told how to take it. */
  readonly tell: (take: () => void) => void;
  readonly reload: () => void;
}

/** How often a page that stays open looks for a new version when it is looked at, in ms. A full load looks by itself. */
const interval = 60 * 60_000;

/**
 * Has the page kept by the worker, and tells when another version is there. Nothing is taken before somebody wants it: a worker
 * that waits is let in at once only where this page is of its build already, as it is after a full load.
 */
export async function watchVersions({
  workers,
  address,
  scope,
  entry,
  tell,
  reload,
}: VersionNeeds): Promise<void> {
  const registration = await workers.register(address, { scope, updateViaCache: 'none' });
  let isTold = false;

  const take = () => {
    const { waiting } = registration;
    // Another tab has let it in already.
    if (!waiting) return reload();
    workers.addEventListener('controllerchange', reload, { once: true });
    say(waiting, 'take');
  };
  const look = async (worker: ServiceWorker) => {
    if ((await entryOf(worker)) === entry) say(worker, 'take');
    else if (!isTold) {
      isTold = true;
      tell(take);
    }
  };
  const follow = ({ installing }: ServiceWorkerRegistration) => {
    installing?.addEventListener('statechange', () => {
      // The first of all waits for nobody.
      if (installing.state === 'installed' && workers.controller) void look(installing);
    });
  };

  registration.addEventListener('updatefound', () => follow(registration));
  if (registration.waiting) void look(registration.waiting);
  else follow(registration);

  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < interval) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

const say = (worker: ServiceWorker, message: PageMessage, ports: Transferable[] = []) =>
  worker.postMessage(message, ports);

/** Which page a worker keeps. One that does not say, such as the one that takes workers away, is never told of. */
function entryOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => {
      port1.close();
      resolve(String(data));
    });
    port1.start();
    say(worker, 'entry', [port2]);
  });
}
