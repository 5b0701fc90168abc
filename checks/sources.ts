import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ui = 'packages/ui/src';

/** Every file below a folder, as paths from the root of the project. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Files one imports by a relative path, as paths from the root of the project. */
export function relativeImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path = '']) =>
    join(file, '..', path),
  );
}
