import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Stripes } from './encodeBarcode.ts';

type Encode = (value: string) => Stripes | undefined;

/** Fetches what encodes bar codes, in a chunk of its own; rejects when it cannot be had. */
export const fetchBarcodes = () => import('./encodeBarcode.ts');

/**
 * Encodes bar codes, once there are any. All at once, some twenty microseconds each, so that paper never misses one.
 * @returns the stripes of each value, undefined for those that have none or as long as the code is on its way or cannot be had
 */
export function useBarcodes(values: readonly string[]): ReadonlyMap<string, Stripes | undefined> {
  const [encode, setEncode] = useState<Encode>();
  const isWanted = values.some((value) => value !== '');
  useEffect(() => {
    if (!isWanted || encode) return undefined;
    let isStale = false;
    const prepare = async () => {
      const { encodeBarcode } = await fetchBarcodes();
      // At once: paper that has waited for the code is printed right after it.
      if (!isStale) flushSync(() => setEncode(() => encodeBarcode));
    };
    // Where it cannot be had the codes stay text.
    prepare().catch(() => undefined);
    return () => {
      isStale = true;
    };
  }, [isWanted, encode]);
  return useMemo(
    () => new Map(encode ? [...new Set(values)].map((value) => [value, encode(value)]) : []),
    [encode, values],
  );
}
