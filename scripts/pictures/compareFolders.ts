import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePictures } from './comparePictures.ts';
import type { Change } from './writeReport.ts';

/**
 * Compares the pictures of `before/` with those of `after/` by their names, and puts what differs into `difference/`.
 * @param report the folder the three lie in
 * @param titles what a picture shows, by its name; the name itself where left out
 */
export function compareFolders(
  report: string,
  titles: ReadonlyMap<string, string>,
): { changes: Change[]; total: number } {
  const place = (folder: string, name: string) => join(report, folder, `${name}.png`);
  mkdirSync(join(report, 'difference'), { recursive: true });
  const names = new Set(
    ['before', 'after'].flatMap((folder) =>
      readdirSync(join(report, folder)).map((file) => file.replace('.png', '')),
    ),
  );
  const changes = [...names].toSorted().flatMap((name): Change[] => {
    const title = titles.get(name) ?? name;
    const [was, is] = [place('before', name), place('after', name)];
    if (!existsSync(was)) return [{ title, name, kind: 'new', pixels: 0 }];
    if (!existsSync(is)) return [{ title, name, kind: 'gone', pixels: 0 }];
    const difference = comparePictures(readFileSync(was), readFileSync(is));
    if (!difference) return [];
    writeFileSync(place('difference', name), difference.picture);
    return [{ title, name, kind: 'changed', pixels: difference.pixels }];
  });
  return { changes, total: names.size };
}
