import { readField } from './readField.ts';
import { readList } from './readList.ts';
import { readNamed, type Named } from './readNamed.ts';
import { readFirstText } from './readText.ts';
import { tellApart } from './tellApart.ts';
import type { Also, Schemas, Wire } from './Wire.ts';

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
