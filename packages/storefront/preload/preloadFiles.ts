import type { RouteName } from '@vitrin/ui/routes';
import type { PreloadTable } from './PreloadTable.ts';

/** Has the browser fetch what a link names. */
export const preload = ({ rel = 'preload', ...link }: Partial<HTMLLinkElement>) =>
  document.head.append(
    Object.assign(document.createElement('link'), { crossOrigin: 'anonymous', rel, ...link }),
  );

/** What the build says in the page; in development, where every module is a file, nothing. */
export function readPreloadTable(): PreloadTable {
  const table = document.getElementById('preload')?.textContent;
  return table ? JSON.parse(table) : { files: [], routes: [] };
}

/**
 * Fetches the files of a route together: a screen would name what it needs only when it has come itself. They are listed
 * here and in no script, and what the page has a link to is not asked for again.
 */
export function preloadFiles({ files, routes }: PreloadTable, name: RouteName): void {
  for (const index of routes.find((route) => route.name === name)?.files ?? []) {
    const href = files[index] ?? '';
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    preload(href.endsWith('.css') ? { as: 'style', href } : { rel: 'modulepreload', href });
  }
}
