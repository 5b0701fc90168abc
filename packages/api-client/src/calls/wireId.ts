import type { Id } from '../read/readId.ts';

/** An id goes back exactly as it came: the contract says number, and a backend that uses text gets its text. */
export function wireId(id: Id): number;
export function wireId(id: Id): Id {
  return id;
}
