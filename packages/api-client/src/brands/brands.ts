import { backend, read } from '../client.ts';
import { identityKey, type Identity } from '../identity.ts';
import { backendQuery } from '../queries/backendQuery.ts';
import { fresh } from '../queries/queryDefaults.ts';
import { expectList } from '../read/expectBody.ts';
import { readList } from '../read/readList.ts';
import { readNamed, type Named } from '../read/readNamed.ts';
import type { Schemas, Wire } from '../read/Wire.ts';

/** Reads GET /brand/all. */
export function readBrands(body: Wire<Schemas['Brand'][] | null>): readonly Named[] {
  return readList(body, readNamed);
}

/** GET /brand/all, in no particular order. */
export const listBrands = (signal?: AbortSignal): Promise<readonly Named[]> =>
  read((init) => backend.GET('/brand/all', init), expectList(readBrands), { signal });

/** All brands. */
export const brandsQuery = (identity: Identity) =>
  backendQuery([identityKey(identity), 'brands'], listBrands, fresh.shell);
