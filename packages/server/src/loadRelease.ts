import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadAssets } from './loadAssets.ts';
import type { Asset } from './loadAssets.ts';

/**
 * Reads a build; or, of a folder that deploy/release.sh fills, the build of `current`, and with it the assets of `previous`: a tab
 * that was open when the release changed still finds its code.
 */
export function loadRelease(folder: string): ReadonlyMap<string, Asset> {
  const current = join(folder, 'current/spa');
  if (!existsSync(current)) return loadAssets(folder);
  const before = loadAssets(join(folder, 'previous/spa/assets'));
  return new Map([
    ...[...before].map(([path, asset]) => [`assets/${path}`, asset] as const),
    ...loadAssets(current),
  ]);
}
