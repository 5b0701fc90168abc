import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutation } from './Mutation.ts';

/**
 * Breaks a copy.
 * @returns mends it again
 * @throws Error where the text to break is not in the file exactly once: the list is out of date
 */
export function applyMutation(folder: string, { what, file, from, to }: Mutation): () => void {
  const path = join(folder, file);
  const whole = readFileSync(path, 'utf8');
  const parts = whole.split(from);
  if (parts.length !== 2)
    throw new Error(`${what}: ${file} holds the text ${parts.length - 1} times, not once`);
  writeFileSync(path, parts.join(to));
  return () => writeFileSync(path, whole);
}
