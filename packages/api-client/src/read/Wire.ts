import type { components } from '../schema.d.ts';

/** The schemas of the contract, generated from `openapi/`. */
export type Schemas = components['schemas'];

declare const said: unique symbol;

/** An object of which the contract says that it is a `T`. Nothing carries the mark: it is there for the compiler alone. */
interface Said<T> {
  readonly [said]?: T;
  readonly [name: string]: unknown;
}

/**
 * An answer or a part of one. The contract says that it is a `T`, and it may be anything else that JSON can be: only the names
 * of its fields can be relied upon. `readField` and `readList` take it apart, and every part is such a `Wire` again.
 */
export type Wire<T> =
  | Said<NonNullable<T>>
  | readonly unknown[]
  | string
  | number
  | boolean
  | null
  | undefined;

/** Fields that are read although the contract does not know them. */
export type Also<Name extends string> = { readonly [K in Name]?: unknown };

/** What the contract says of a value; never where it says nothing. */
type SaidOf<V> = V extends Said<infer T> ? (unknown extends T ? never : T) : never;

/** The objects among what a value may be by the contract. */
type ObjectsOf<V> = Exclude<Extract<SaidOf<V>, object>, readonly unknown[]>;

/**
 * Names of the fields of a value: where the contract says that it is one of several objects, those that each of them has;
 * where the contract says nothing, any name.
 */
export type FieldOf<V> = [SaidOf<V>] extends [never] ? string : keyof ObjectsOf<V> & string;

/** What a field of a value is. */
export type ValueOf<V, Name> = [SaidOf<V>] extends [never]
  ? unknown
  : Wire<ObjectsOf<V>[Name & keyof ObjectsOf<V>]>;

/** What an item of a list is, whatever else the value may be. */
export type ItemOf<V> = [SaidOf<V>] extends [never]
  ? unknown
  : Wire<Extract<SaidOf<V>, readonly unknown[]>[number]>;
