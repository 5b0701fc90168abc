import { basePath } from '@vitrin/ui/paths';
import { proofs } from '@vitrin/ui/route-proofs';
import { routeNames, routes } from '@vitrin/ui/routes';
import type { Plugin, Rolldown } from 'vite';
import type { PreloadTable } from '../preload/PreloadTable.ts';
import { bundlePreload } from './bundlePreload.ts';
import { filesOf } from './filesOf.ts';

const place = '<!-- preload -->';

/**
 * Puts into the page, before anything that could hold it up, the script that starts the first requests of an address, and
 * the table it reads: which files of this build the address needs, and what it will ask the backend. Names of files stand in
 * the table and not in the script, so that the script's hash stays the same from build to build.
 */
export function preloadPlugin(): Plugin {
  return {
    name: 'vitrin-preload',
    apply: 'build',
    async generateBundle() {
      const { hash } = await bundlePreload();
      this.emitFile({
        type: 'asset',
        fileName: 'csp-hashes.json',
        source: JSON.stringify({ scripts: [hash], styles: [] }),
      });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const { code } = await bundlePreload();
        const table = JSON.stringify(preloadTable(bundle)).replaceAll('<', '\\u003c');
        // Before the style sheet, which a script below it would wait for.
        const preload = `<script type="application/json" id="preload">${table}</script><script>${code}</script>`;
        if (!html.includes(place)) throw new Error(`index.html has no ${place}.`);
        return html.replace(place, () => preload);
      },
    },
  };
}

function preloadTable(bundle: Rolldown.OutputBundle): PreloadTable {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const chunkOf = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`No file of the build holds ${module}.`);
    return chunk;
  };

  const entries = chunks
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map((chunk) => filesOf(chunk, bundle))
    .toSorted((one, other) => one.size - other.size);
  /** What is loaded for a screen: the smallest entry it is in. */
  const filesFor = (screen: string) => {
    const { fileName } = chunkOf(`/screens/${screen}/${screen}.tsx`);
    return entries.find((files) => files.has(fileName)) ?? new Set<string>();
  };

  // The page itself names these.
  const entry = filesOf(chunkOf('/storefront/src/main.tsx'), bundle);
  const shop = filesOf(chunkOf('/storefront/src/ShopApp.tsx'), bundle);
  const files: string[] = [];
  const indexOf = (file: string) => {
    const address = `${basePath}/${file}`;
    return files.includes(address) ? files.indexOf(address) : files.push(address) - 1;
  };
  const table = routeNames.map((name) => {
    const { path, enter, layout } = routes[name];
    const screen = filesFor(proofs[name].screen);
    const needed = (layout === 'alone' ? screen : shop.union(screen)).difference(entry);
    return { name, enter, layout, pattern: patternOf(path), files: [...needed].map(indexOf) };
  });
  return { files, routes: table };
}

/** The whole paths of a route, with or without a slash at their end. */
const patternOf = (path: string) =>
  `^${basePath}${path.replace(/\/$/, '').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`;
