import { readList } from './readList.ts';
import { readNamed, type Named } from './readNamed.ts';

/** Reads GET /search/cari: companies the member may act for. */
export function readCariResults(body: unknown): readonly Named[] {
  return readList(body, readNamed);
}
