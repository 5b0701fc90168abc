import { readList } from './readList.ts';
import { readNamed, type Named } from './readNamed.ts';
import type { Schemas, Wire } from './Wire.ts';

/** Reads GET /brand/all. */
export function readBrands(body: Wire<Schemas['Brand'][] | null>): readonly Named[] {
  return readList(body, readNamed);
}
