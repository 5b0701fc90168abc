import { readList } from './readList.ts';
import { readNamed, type Named } from './readNamed.ts';

/** Reads GET /brand/all. */
export function readBrands(body: unknown): readonly Named[] {
  return readList(body, readNamed);
}
