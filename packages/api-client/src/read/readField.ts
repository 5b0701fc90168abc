import type { FieldOf, ValueOf } from './Wire.ts';

/** A JSON object: not null, not a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * An own field of a JSON object, undefined when there is none; what objects inherit (`constructor`…) is no field. Of a `Wire`
 * only those fields can be asked for that the contract knows.
 */
export function readField<V, Name extends FieldOf<V>>(value: V, name: Name): ValueOf<V, Name>;
export function readField(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
