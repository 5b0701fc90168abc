import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchVersions } from './watchVersions.ts';

/** A worker of a build. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly heard: unknown[] = [];
  readonly entry: string | undefined;
  constructor(entry: string | undefined) {
    super();
    this.entry = entry;
  }
  postMessage(message: unknown, [port]: readonly MessagePort[]) {
    this.heard.push(message);
    if (message === 'entry' && this.entry !== undefined) port?.postMessage(this.entry);
  }
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  readonly update = vi.fn(() => Promise.resolve());
  find(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    worker.become('installed');
    this.waiting = worker;
    this.installing = null;
  }
}

const page = new EventTarget() as EventTarget & { hidden: boolean };
beforeEach(() => {
  page.hidden = false;
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open({ controller = {}, waiting = null as FakeWorker | null } = {}) {
  const registration = new FakeRegistration();
  registration.waiting = waiting;
  const workers = Object.assign(new EventTarget(), {
    controller,
    register: () => Promise.resolve(registration),
  });
  const tell = vi.fn<(take: () => void) => void>();
  const reload = vi.fn();
  await watchVersions({
    workers: workers as unknown as ServiceWorkerContainer,
    address: '/spa/sw.js',
    scope: '/spa/',
    entry: '/spa/assets/index-one.js',
    tell,
    reload,
  });
  return { registration, workers, tell, reload };
}

const show = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};
const ours = () => new FakeWorker('/spa/assets/index-one.js');
const newer = () => new FakeWorker('/spa/assets/index-two.js');

test('WARE-05 a new version is told, once, and taken only when somebody wants it', async () => {
  const { registration, workers, tell, reload } = await open();
  const worker = newer();
  registration.find(worker);
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
  expect(worker.heard).toEqual(['entry']);
  registration.find(newer());
  await vi.waitFor(() => expect(registration.waiting?.heard).toEqual(['entry']));
  workers.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();

  tell.mock.calls[0]?.[0]();
  expect(registration.waiting?.heard).toEqual(['entry', 'take']);
  expect(reload).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
  expect(tell).toHaveBeenCalledOnce();
});

test('WARE-05 a version that another tab has taken is there by loading the page', async () => {
  const { registration, tell, reload } = await open();
  registration.find(newer());
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
  registration.waiting = null;
  tell.mock.calls[0]?.[0]();
  expect(reload).toHaveBeenCalledOnce();
});

test('WARE-05 after a full load the version of the page is taken by itself, without a word', async () => {
  const waiting = ours();
  const { tell, reload } = await open({ waiting });
  await vi.waitFor(() => expect(waiting.heard).toEqual(['entry', 'take']));
  expect(tell).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('WARE-05 the first version waits for nobody, and one that says nothing is not told of', async () => {
  const first = await open({ controller: undefined as never });
  first.workers.controller = null as never;
  const worker = newer();
  first.registration.find(worker);
  const silent = new FakeWorker(undefined);
  const second = await open();
  second.registration.find(silent);
  await vi.waitFor(() => expect(silent.heard).toEqual(['entry']));
  expect(worker.heard).toEqual([]);
  expect(first.tell).not.toHaveBeenCalled();
  expect(second.tell).not.toHaveBeenCalled();
});

test('WARE-05 a page that stays open looks for a new version when it is looked at, once an hour', async () => {
  vi.useFakeTimers();
  const { registration } = await open();
  show(false);
  vi.setSystemTime(Date.now() + 3_600_000);
  show(true);
  expect(registration.update).not.toHaveBeenCalled();
  show(false);
  show(false);
  expect(registration.update).toHaveBeenCalledOnce();
});
