import { isRecord } from '../../packages/api-client/src/read/readField.ts';
import type { Recording } from '../../packages/demo-server/src/given/recorded.ts';
import type { BackendReport } from './checkBackend.ts';
import type { Mask } from './createMask.ts';

/** Of a list, as many items as a story needs. */
const mostItems = 25;

/** The usable answers of a run, masked, for `given.recorded`: what was asked in the usual way before others, a member before a visitor. */
export function record({ exchanges }: BackendReport, mask: Mask): Recording {
  const usable = exchanges
    .filter(({ status, body, refused }) => status === 200 && body !== undefined && refused === '')
    .toSorted((a, b) => Number(a.variant === '') - Number(b.variant === ''));
  return Object.fromEntries(
    usable.map(({ operation, status, body }) => [operation, { status, body: mask.value(shortened(body)) }]),
  );
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, mostItems).map(shortened);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shortened(item)]));
}
