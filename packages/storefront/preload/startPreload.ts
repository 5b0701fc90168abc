import { isPlainId } from '@vitrin/api-client/read/readId';
import { recallVisit } from '../src/visit.ts';
import { preloadCalls, frameCalls, sessionCalls, type PreloadCall } from './preloadCalls.ts';
import { preload, preloadFiles, readPreloadTable } from './preloadFiles.ts';

// Stands in the page itself (build/preloadPlugin.ts): what its address will need is under way before the application script has
// arrived. It only fetches ahead; nothing is decided here, so a wrong guess costs a request and shows nowhere.

const table = readPreloadTable();
const route = table.routes.find(({ pattern }) => new RegExp(pattern, 'i').test(location.pathname));
const params = { ...(route && new RegExp(route.pattern, 'i').exec(location.pathname)?.groups) };

if (route && Object.values(params).every(isPlainId)) {
  const visit = recallVisit();
  const call = ({ path, query = {}, isForMembers, as }: PreloadCall) => {
    if (isForMembers && !visit?.isMember) return;
    const address = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => params[name] ?? '');
    const asked = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    preload({ as: as ?? 'fetch', href: asked.length > 0 ? `${address}?${asked.join('&')}` : address });
  };
  const isInShop = route.layout === 'shop' || route.layout === 'wide';

  if (isInShop) sessionCalls.forEach(call);
  if (route.enter === 'everybody' || visit?.isMember)
    preloadCalls[route.name]?.({ params, search: new URLSearchParams(location.search), visit }).forEach(call);

  // After the calls: these are short, and a browser that asks for six things at a time would let them wait for all files.
  preloadFiles(table, route.name);

  if (isInShop) frameCalls.forEach(call);
}
