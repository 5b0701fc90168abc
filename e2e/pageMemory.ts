import type { CDPSession, Page } from '@playwright/test';

/** The parts of a V8 heap snapshot that are read here: rows of numbers, described by their fields. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly (readonly string[])[];
    };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/** Every string in the memory of a page's scripts, after its rubbish was taken out. */
export async function stringsOfHeap(session: CDPSession): Promise<readonly string[]> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const chunks: string[] = [];
  const add = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', add);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', add);
  await session.send('HeapProfiler.disable');
  return readStrings(JSON.parse(chunks.join('')) as HeapSnapshot);
}

/** The table of strings also holds names of fields, sizes and indexes: only a node that is a string is one the page keeps. */
function readStrings({ snapshot, nodes, strings }: HeapSnapshot): readonly string[] {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, name] = [fields.indexOf('type'), fields.indexOf('name')];
  const kinds = types[type] ?? [];
  const texts: string[] = [];
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = kinds[nodes[at + type] ?? 0] ?? '';
    if (kind.endsWith('string')) texts.push(strings[nodes[at + name] ?? 0] ?? '');
  }
  return texts;
}

/** What a page shows and what its origin keeps, each as one text by the name of its place. */
export const readPlaces = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const kept: unknown[] = [];
    /** Waits for a request to end, and keeps what it gave. */
    const keep = (request: IDBRequest) =>
      new Promise<void>((resolve, reject) => {
        request.addEventListener('success', () => resolve(void kept.push(request.result)));
        request.addEventListener('error', () => reject(request.error as DOMException));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      await keep(opening);
      for (const store of opening.result.objectStoreNames) {
        const rows = opening.result.transaction(store).objectStore(store);
        await keep(rows.getAllKeys());
        await keep(rows.getAll());
      }
      opening.result.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        cached.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    return {
      document: document.documentElement.outerHTML,
      fields: fields.map(({ value }) => value).join('\n'),
      'history state': JSON.stringify(history.state),
      'window name': window.name,
      'local storage': JSON.stringify(Object.entries(localStorage)),
      'session storage': JSON.stringify(Object.entries(sessionStorage)),
      IndexedDB: JSON.stringify(kept),
      caches: cached.join('\n'),
    };
  });
