import type { RouteSize } from './routeSizes.ts';

/** The sizes of a route that were last accepted, in bytes; modules as before minification. */
interface RecordedSize {
  readonly js: number;
  readonly css: number;
  readonly modules: Readonly<Record<string, number>>;
}

/** Committed as sizes.json, written by `pnpm bench --only bytes --write`. */
export interface SizeRecord {
  readonly routes: Readonly<Record<string, Pick<RecordedSize, 'js' | 'css'>>>;
  /** Of the modules of all routes. */
  readonly modules: Readonly<Record<string, number>>;
  /** The modules of each route, as places in `modules`. */
  readonly parts: Readonly<Record<string, readonly number[]>>;
}

/** Makes the record of a build. */
export function recordSizes(sizes: Readonly<Record<string, RouteSize>>): SizeRecord {
  const modules: Record<string, number> = {};
  for (const size of Object.values(sizes)) {
    for (const [name, bytes] of Object.entries(size.modules))
      modules[name] = Math.max(modules[name] ?? 0, bytes);
  }
  const sorted = Object.entries(modules).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const names = sorted.map(([name]) => name);
  return {
    routes: Object.fromEntries(Object.entries(sizes).map(([name, { js, css }]) => [name, { js, css }])),
    modules: Object.fromEntries(sorted),
    parts: Object.fromEntries(
      Object.entries(sizes).map(([name, size]) => [
        name,
        names.flatMap((module, index) => (module in size.modules ? [index] : [])),
      ]),
    ),
  };
}

const kiB = (bytes: number) => `${bytes > 0 ? '+' : '−'}${(Math.abs(bytes) / 1024).toFixed(1)} KiB`;

/**
 * Says what made a route grow since the record: the modules that came or grew, the most first, before minification; and what
 * left.
 */
export function explainGrowth(route: string, size: RouteSize, record: SizeRecord): string {
  const before = record.routes[route];
  if (!before) return 'The record in bench/sizes.json does not know this route.';
  const names = Object.keys(record.modules);
  const parts = new Set((record.parts[route] ?? []).map((index) => names[index]));
  const changes = [...new Set([...parts, ...Object.keys(size.modules)])]
    .flatMap((name) => {
      if (name === undefined) return [];
      const was = parts.has(name) ? (record.modules[name] ?? 0) : 0;
      const is = size.modules[name] ?? 0;
      if (is === was) return [];
      const word = was === 0 ? ' (new here)' : is === 0 ? ' (gone)' : '';
      return [{ change: is - was, text: `  ${kiB(is - was)}  ${name}${word}` }];
    })
    .toSorted((a, b) => b.change - a.change);
  const sum = `since the record: JS ${kiB(size.js - before.js)}, CSS ${kiB(size.css - before.css)} brotli`;
  if (changes.length === 0) return `${sum}; no module changed`;
  return [`${sum}; modules before minification:`, ...changes.slice(0, 12).map(({ text }) => text)].join('\n');
}
