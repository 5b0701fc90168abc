import { proofs } from '@vitrin/ui/route-proofs';
import type { Plugin, Rolldown } from 'vite';
import { filesOf } from './filesOf.ts';

const screens = Object.values(proofs).map(({ screen }) => `/screens/${screen}/${screen}.tsx`);

/**
 * Beside an import in a script stands what is to be fetched together with it. Not named there is what whoever imports has loaded
 * already; what a route needs, which stands in the page (`preloadPlugin`); and what nobody waits for.
 */
export function nameOnce(): Plugin {
  let bundle: Rolldown.OutputBundle = {};
  const resolveDependencies = (file: string, files: string[], { hostId }: { hostId: string }) => {
    const [chunk, host] = [bundle[file], bundle[hostId]];
    if (chunk?.type !== 'chunk' || host?.type !== 'chunk') return files;
    if (chunk.name === 'keepShop' || chunk.moduleIds.some((id) => screens.some((one) => id.endsWith(one))))
      return [];
    const loaded = filesOf(host, bundle);
    return files.filter((one) => !loaded.has(one));
  };
  return {
    name: 'vitrin-name-once',
    apply: 'build',
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies } } }),
    generateBundle: { order: 'pre', handler: (_options, files) => void (bundle = files) },
  };
}
