import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { basePath } from '@vitrin/ui/paths';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Build } from '../src/worker/Build.ts';

const screen = '/screens/QuickOrder/QuickOrder.tsx';

/** Bytes from which on a file is kept only once it was used: not every phone needs the reader of bar codes, and it is large. */
const large = 200_000;

/** Makes `sw.js`, the worker that keeps Hızlı Sipariş of this build, and `sw-off.js`, which takes it away again. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'vitrin-service-worker',
    apply: 'build',
    generateBundle: {
      // After the page, whose text it knows the build by.
      order: 'post',
      async handler(_options, bundle) {
        const kept = JSON.stringify(describeBuild(this, bundle));
        const [worker, off] = await Promise.all([
          bundleWorker('serviceWorker.ts', { vitrinBuild: kept }),
          bundleWorker('noServiceWorker.ts'),
        ]);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
        this.emitFile({ type: 'asset', fileName: 'sw-off.js', source: off });
      },
    },
  };
}

async function bundleWorker(name: string, define: Record<string, string> = {}): Promise<string> {
  const input = fileURLToPath(new URL(`../worker/${name}`, import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: { write: false, target: 'es2024', rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${input} gave no script.`);
  return chunk.code;
}

/** Every module that one may come to need, whether at once or later. */
function modulesOf(from: string, { getModuleInfo }: Pick<Rolldown.PluginContext, 'getModuleInfo'>) {
  const found = new Set([from]);
  // What is added on the way is gone through, too.
  for (const id of found) {
    const info = getModuleInfo(id);
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])])
      found.add(next);
  }
  return found;
}

const isIn = (module: string) => (id: string) => id.endsWith(module);
const addresses = (files: readonly string[]) => files.map((file) => `${basePath}/${file}`);

function describeBuild(context: Rolldown.PluginContext, bundle: Rolldown.OutputBundle): Build {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('The build has no page.');
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const chunkOf = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some(isIn(module)));
    if (!chunk) throw new Error(`No file of the build holds ${module}.`);
    return chunk;
  };
  const add = (chunk: Rolldown.OutputChunk, found: Set<string>) => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file);
    for (const file of chunk.viteMetadata?.importedAssets ?? []) found.add(file);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported, found);
    }
  };
  const entry = chunkOf('/storefront/src/main.tsx');
  const opened = chunkOf(screen);
  const atOnce = new Set<string>();
  for (const chunk of [entry, chunkOf('/storefront/src/ShopApp.tsx'), opened]) add(chunk, atOnce);
  // What its dialogs bring when they are opened is needed without a network, too.
  const needed = modulesOf(opened.moduleIds.find(isIn(screen)) ?? '', context);
  const later = new Set<string>();
  add(chunkOf('/storefront/src/keepShop.ts'), atOnce);
  for (const chunk of chunks) if (chunk.moduleIds.some((id) => needed.has(id))) add(chunk, later);
  // What the frame fetches when it stands.
  add(chunkOf('/features/navigation/UserMenu/UserEntries.tsx'), later);
  for (const file of Object.keys(bundle)) if (/[.]woff2$|[.]worker-[^/]*[.]js$/.test(file)) later.add(file);

  const sizeOf = (file: string) => {
    const output = bundle[file];
    return output ? Buffer.byteLength(output.type === 'chunk' ? output.code : output.source) : 0;
  };
  const isLarge = (file: string) => !atOnce.has(file) && sizeOf(file) > large;
  const all = [...atOnce.union(later)];
  return {
    version: createHash('sha256').update(page.source).digest('base64url').slice(0, 12),
    entry: `${basePath}/${entry.fileName}`,
    files: addresses(all.filter((file) => !isLarge(file))),
    whenUsed: addresses(all.filter(isLarge)),
  };
}
