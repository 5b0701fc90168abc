import { writeQuery } from '../calls/writeQuery.ts';
import { backend, read } from '../client.ts';
import { identityKey, type Identity } from '../identity.ts';
import { backendQuery } from '../queries/backendQuery.ts';
import { fresh } from '../queries/queryDefaults.ts';
import { expectList } from '../read/expectBody.ts';
import { readField } from '../read/readField.ts';
import { readList } from '../read/readList.ts';
import { readNamed, type Named } from '../read/readNamed.ts';
import { readFirstText } from '../read/readText.ts';
import { tellApart } from '../read/tellApart.ts';
import type { Also, Schemas, Wire } from '../read/Wire.ts';
import { timeLimit } from '../timeLimit.ts';

/** A company the member may act for. */
export interface Cari extends Named {
  /** What is known besides its name, and tells it from others of that name; '' where its name is enough. */
  readonly detail: string;
}

/** Reads GET /search/cari: companies the member may act for. */
export function readCariResults(body: Wire<Schemas['Cari'][] | null>): readonly Cari[] {
  const found = readList(body, (value) => {
    const named = readNamed(value);
    return named && { ...named, detail: readDetail(value) };
  });
  const details = tellApart(found, (company) => company);
  return found.map((company, index) => ({ ...company, detail: details[index] ?? '' }));
}

function readDetail(value: Wire<Schemas['Cari'] & Also<'kod' | 'adres'>>): string {
  const number = readFirstText(readField(value, 'cariNo'), readField(value, 'kod'));
  const place = readFirstText(readField(value, 'sehir'), readField(value, 'adres'));
  return [number, place].filter((part) => part !== '').join(' · ');
}

/** GET /search/cari: companies whose name or number matches. */
export const searchCari = (query: string, signal?: AbortSignal): Promise<readonly Cari[]> =>
  read(
    (init) => backend.GET('/search/cari', { ...init, params: { query: { query: writeQuery(query) } } }),
    expectList(readCariResults),
    { signal, limit: timeLimit.search },
  );

/** Companies that match a text. */
export const cariSearchQuery = (identity: Identity, query: string) =>
  backendQuery(
    [identityKey(identity), 'delegation', 'search', query],
    (signal) => searchCari(query, signal),
    fresh.catalogue,
  );
