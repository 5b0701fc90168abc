import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A chunk as Vite's manifest lists it. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** What a cold load of a route transfers, in brotli bytes. */
export interface RouteSize {
  readonly js: number;
  readonly css: number;
  /** Scripts and style sheets. */
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
}

const dist = 'packages/storefront/dist';
const entry = 'index.html';

const readManifest = (): Record<string, Chunk> => {
  const file = join(dist, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: build the storefront first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
};

const brotliBytes = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length;

/**
 * Sizes of a route: the entry and the modules the route asks for, with everything they import statically.
 * @param modules source files as the manifest keys end (`screens/Basket/Basket.tsx`), or names of chunks (`shop`)
 */
export function routeSize(modules: readonly string[]): RouteSize {
  const manifest = readManifest();
  const keys = modules.map((module) => {
    const key = Object.keys(manifest).find(
      (name) => name.endsWith(module) || manifest[name]?.name === module,
    );
    if (!key) throw new Error(`No chunk of the build starts at ${module}.`);
    return key;
  });
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    chunk.css?.forEach((file) => files.add(file));
    chunk.imports?.forEach(visit);
  };
  [entry, ...keys].forEach(visit);

  const sized = [...files].map((file) => ({ file, bytes: brotliBytes(file) }));
  const sum = (extension: string) =>
    sized.filter(({ file }) => file.endsWith(extension)).reduce((bytes, one) => bytes + one.bytes, 0);
  return { js: sum('.js'), css: sum('.css'), files: sized.toSorted((a, b) => b.bytes - a.bytes) };
}
