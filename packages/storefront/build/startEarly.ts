import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { earlyRoutes, furnitureCalls } from '../early/earlyRoutes.ts';

const place = '<!-- early -->';

/** The script in the page that starts the first requests of its address. */
export const earlyScript = readFileSync(new URL('../early/startEarly.js', import.meta.url), 'utf8');

/** How the page policy names it. */
export const earlyScriptHash = `sha256-${createHash('sha256').update(earlyScript).digest('base64')}`;

/**
 * Puts into the page, before anything that could hold it up, the script that starts the first requests of an address, and
 * the table it reads: which files of this build the address needs, and what it will ask the backend. Names of files stand in
 * the table and not in the script, so that the script's hash stays the same from build to build.
 */
export function startEarly(): Plugin {
  return {
    name: 'vitrin-start-early',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'csp-hashes.json',
        source: JSON.stringify({ scripts: [earlyScriptHash], styles: [] }),
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const table = JSON.stringify(earlyTable(bundle)).replaceAll('<', '\\u003c');
        // Before the style sheet, which a script below it would wait for.
        const early = `<script type="application/json" id="early">${table}</script><script>${earlyScript}</script>`;
        if (!html.includes(place)) throw new Error(`index.html has no ${place}.`);
        return html.replace(place, () => early);
      },
    },
  };
}

function earlyTable(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const chunkOf = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`No file of the build holds ${module}, which early/earlyRoutes.ts names.`);
    return chunk;
  };
  const filesOf = (chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> => {
    if (found.has(chunk.fileName)) return found;
    found.add(chunk.fileName);
    chunk.viteMetadata?.importedCss.forEach((file) => found.add(file));
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') filesOf(imported, found);
    }
    return found;
  };

  // The page itself names these.
  const entry = filesOf(chunkOf('/storefront/src/main.tsx'));
  const shop = filesOf(chunkOf('/storefront/src/ShopApp.tsx'));
  const files: string[] = [];
  const indexOf = (file: string) => {
    const address = `/spa/${file}`;
    return files.includes(address) ? files.indexOf(address) : files.push(address) - 1;
  };
  const indexesOf = (some: Set<string>) => [...some.difference(entry)].map(indexOf);
  const routes = earlyRoutes.map((route) => {
    const needed = shop.union(filesOf(chunkOf(route.screen)));
    return {
      pattern: route.pattern,
      calls: route.calls,
      isFurnished: !route.isBare,
      files: indexesOf(needed),
    };
  });
  return { files, routes, furniture: furnitureCalls };
}
