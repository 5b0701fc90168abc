import { isRecord, readField } from '@vitrin/api-client/read/readField';
import { readId } from '@vitrin/api-client/read/readId';
import type { AddRecord } from './addVerified.ts';

/** An adding in the words of the in-flight lock. */
export const markAdding = ({ lines, basketId, before, sent, settled }: AddRecord): string =>
  JSON.stringify({
    lines: lines.map(({ productId, quantity }) => [productId, quantity]),
    basketId,
    before: before.map(({ rowId, productId, quantity }) => [rowId, productId, quantity]),
    sent,
    settled,
  });

/** The adding a mark is of; undefined for a text that is none: then nothing had left yet. */
export function readMark(mark: string): AddRecord | undefined {
  const value = parse(mark);
  if (!isRecord(value)) return undefined;
  const basketId = readField(value, 'basketId');
  const [sent, settled] = [readField(value, 'sent'), readField(value, 'settled')];
  if (typeof sent !== 'number' || typeof settled !== 'number') return undefined;
  return {
    lines: readRows(readField(value, 'lines')).map(([productId, quantity]) => ({
      productId: readId(productId),
      quantity: typeof quantity === 'number' ? quantity : 0,
    })),
    basketId: basketId === undefined ? undefined : readId(basketId),
    before: readRows(readField(value, 'before')).map(([rowId, productId, quantity]) => ({
      rowId: readId(rowId),
      productId: readId(productId),
      quantity: typeof quantity === 'number' ? quantity : undefined,
    })),
    sent,
    settled,
  };
}

function parse(mark: string): unknown {
  try {
    return JSON.parse(mark);
  } catch {
    return undefined;
  }
}

const readRows = (value: unknown): readonly (readonly unknown[])[] =>
  Array.isArray(value) ? value.filter((row): row is readonly unknown[] => Array.isArray(row)) : [];
