import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A chunk as Vite's manifest lists it. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

/** What a cold load of a route transfers, in brotli bytes; a font is as large as it is. */
export interface RouteSize {
  readonly js: number;
  readonly css: number;
  readonly fonts: number;
  /** The page itself, scripts, style sheets and fonts; not what is asked of the backend. */
  readonly requests: number;
  /** Scripts and style sheets, the largest first. */
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
  /** Bytes of every module before minification; a package is one module. */
  readonly modules: Readonly<Record<string, number>>;
}

/** Where the build is. */
const dist = process.env.SITE_DIR ?? 'packages/storefront/dist';
const entry = 'index.html';

function readBuild(name: string): unknown {
  const file = join(dist, '.vite', name);
  if (!existsSync(file)) throw new Error(`${file} is missing: build the storefront first.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const sizes = new Map<string, number>();
function brotliBytes(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length;
  sizes.set(file, size);
  return size;
}

/**
 * Sizes of a route: the entry and the files that hold the modules the route asks for, with everything they import statically.
 * @param modules source files, from the root of the project
 */
export function routeSize(modules: readonly string[]): RouteSize {
  const manifest = readBuild('manifest.json') as Record<string, Chunk>;
  const record = readBuild('modules.json') as Record<string, Record<string, number>>;
  const keys = modules.map((module) => {
    const key = Object.keys(manifest).find((name) => module in (record[manifest[name]?.file ?? ''] ?? {}));
    if (!key) throw new Error(`No file of the build holds ${module}.`);
    return key;
  });
  const seen = new Set<string>();
  const files = new Set<string>();
  const fonts = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    chunk.css?.forEach((file) => files.add(file));
    chunk.assets?.filter((file) => file.endsWith('.woff2')).forEach((file) => fonts.add(file));
    chunk.imports?.forEach(visit);
  };
  [entry, ...keys].forEach(visit);

  const sized = [...files].map((file) => ({ file, bytes: brotliBytes(file) }));
  const sum = (extension: string) =>
    sized.filter(({ file }) => file.endsWith(extension)).reduce((bytes, one) => bytes + one.bytes, 0);
  const parts: Record<string, number> = {};
  for (const file of files) {
    for (const [name, bytes] of Object.entries(record[file] ?? {})) parts[name] = (parts[name] ?? 0) + bytes;
  }
  return {
    js: sum('.js'),
    css: sum('.css'),
    fonts: [...fonts].reduce((bytes, file) => bytes + readFileSync(join(dist, file)).length, 0),
    requests: 1 + files.size + fonts.size,
    files: sized.toSorted((a, b) => b.bytes - a.bytes),
    modules: parts,
  };
}
