import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Dependency {
  readonly version: string;
}
interface Package {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
interface Lockfile {
  readonly importers: Readonly<
    Record<string, { readonly dependencies?: Readonly<Record<string, Dependency>> }>
  >;
  readonly packages: Readonly<Record<string, unknown>>;
  readonly snapshots: Readonly<Record<string, Package>>;
}

/** What a visitor's browser runs comes from these and what they depend on; the demo shop is for trying and testing. */
const shippedFolders = ['packages/storefront', 'packages/ui', 'packages/api-client'];

/** Packages the lockfile pins, and those of them that the storefront ships. */
export function countPackages(): { readonly all: number; readonly shipped: number } {
  const { importers, packages, snapshots } = parse(readFileSync('pnpm-lock.yaml', 'utf8')) as Lockfile;
  const shipped = new Set<string>();
  const visit = (name: string, version: string) => {
    const key = `${name}@${version}`;
    if (version.startsWith('link:') || shipped.has(key)) return;
    shipped.add(key);
    const { dependencies, optionalDependencies } = snapshots[key] ?? {};
    for (const [child, pinned] of Object.entries({ ...dependencies, ...optionalDependencies }))
      visit(child, pinned);
  };
  for (const [folder, { dependencies }] of Object.entries(importers)) {
    if (!shippedFolders.includes(folder)) continue;
    for (const [name, { version }] of Object.entries(dependencies ?? {})) visit(name, version);
  }
  return { all: Object.keys(packages).length, shipped: shipped.size };
}
