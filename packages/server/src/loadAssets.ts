import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentTypeOf } from './contentType.ts';
import type { ContentEncoding } from './negotiateEncoding.ts';

/** The bytes of one representation, with the strong entity tag of exactly these bytes. */
export interface Representation {
  readonly body: Buffer;
  readonly etag: string;
}

/** A built file, held in memory with the compressed siblings the build wrote beside it. */
export interface Asset {
  readonly type: string;
  readonly plain: Representation;
  readonly encoded: Readonly<Partial<Record<ContentEncoding, Representation>>>;
  readonly encodings: readonly ContentEncoding[];
}

const siblings = { br: '.br', gzip: '.gz' } as const;

/**
 * Reads a build folder into memory, keyed by the path below it with forward slashes. `x.js.br` and `x.js.gz` become
 * representations of `x.js`, never files of their own. A folder that does not exist is empty.
 */
export function loadAssets(folder: string): ReadonlyMap<string, Asset> {
  const assets = new Map<string, Asset>();
  if (!existsSync(folder)) return assets;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(files);
  const isSibling = (file: string) =>
    Object.values(siblings).some((end) => file.endsWith(end) && known.has(file.slice(0, -end.length)));

  for (const file of files) {
    if (isSibling(file)) continue;
    const encodings = (['br', 'gzip'] as const).filter((coding) => known.has(file + siblings[coding]));
    assets.set(
      file
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
      {
        type: contentTypeOf(file),
        plain: represent(file),
        encoded: Object.fromEntries(encodings.map((coding) => [coding, represent(file + siblings[coding])])),
        encodings,
      },
    );
  }
  return assets;
}

/** Reads one file as it is on the disk now; undefined where there is none, or its name is none to the system. */
export function readAsset(file: string): Asset | undefined {
  try {
    return { type: contentTypeOf(file), plain: represent(file), encoded: {}, encodings: [] };
  } catch {
    return undefined;
  }
}

function represent(file: string): Representation {
  const body = readFileSync(file);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
