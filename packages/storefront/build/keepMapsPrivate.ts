import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Moves source maps out of the build (`vite build --sourcemap hidden` makes them) into `source-maps` beside it: whoever runs the shop
 * gives them to what collects errors, and no visitor finds them.
 */
export function keepMapsPrivate(): Plugin {
  return {
    name: 'vitrin-keep-maps-private',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const maps = Object.keys(bundle).filter((name) => name.endsWith('.map'));
      if (!dir) return;
      const folder = join(dir, '../source-maps');
      // Those of another build belong to files that are gone.
      await rm(folder, { recursive: true, force: true });
      if (maps.length === 0) return;
      await mkdir(folder);
      await Promise.all(maps.map((name) => rename(join(dir, name), join(folder, basename(name)))));
    },
  };
}
