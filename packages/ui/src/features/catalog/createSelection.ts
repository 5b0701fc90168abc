import type { Id } from '@vitrin/api-client/read/readId';
import { createSignal, type Signal } from '../../store/createStore.ts';
import { formatQuantity, parseQuantity } from '../../primitives/NumberField/parseQuantity.ts';

/** What stands in the quantity field of one product. */
export interface Choice {
  readonly id: Id;
  /** Name of the product, '' where nobody has said it. */
  readonly name: string;
  readonly text: string;
  /** Pieces to order, undefined while the text is no whole number. */
  readonly quantity: number | undefined;
  /** What became of it on its way into the basket, until something else is typed. */
  readonly note?: string;
}

/** A line to add to the basket. */
export interface ChosenLine {
  readonly productId: Id;
  readonly quantity: number;
  readonly name?: string;
}

/**
 * The quantities typed into a product list. One listener list per product, so that a key re-renders one row of five
 * hundred, and one for the count.
 */
export interface Selection {
  get: (id: Id) => Choice | undefined;
  /** Empty or 0 takes the product out; what is no quantity stays as it was typed and is marked. A name holds until another is given. */
  set: (id: Id, text: string, name?: string) => void;
  clear: () => void;
  /** Takes out what was added, unless a quantity was changed in the meantime. */
  remove: (lines: readonly ChosenLine[]) => void;
  /** Says something of a product, chosen or not, until its quantity is typed again. */
  note: (id: Id, note: string) => void;
  lines: () => readonly ChosenLine[];
  /** What stands in the fields, product by product, with its name. */
  texts: () => readonly (readonly [id: Id, text: string, name: string])[];
  /** How many different products have a quantity above 0. */
  count: () => number;
  /** The first product whose text is no quantity. */
  firstInvalid: () => Choice | undefined;
  subscribe: (id: Id, listener: () => void) => () => void;
  subscribeCount: (listener: () => void) => () => void;
}

/** Makes an empty selection. */
export function createSelection(): Selection {
  const choices = new Map<Id, Choice>();
  const rows = new Map<Id, Signal>();
  const all = createSignal();

  const tell = (id: Id) => {
    rows.get(id)?.tell();
    all.tell();
  };

  const drop = (id: Id) => {
    if (choices.delete(id)) tell(id);
  };

  const lines = () =>
    [...choices.values()].flatMap(({ id, quantity, name }) =>
      quantity === undefined ? [] : [{ productId: id, quantity, ...(name !== '' && { name }) }],
    );

  return {
    get: (id) => choices.get(id),
    set(id, text, name = choices.get(id)?.name ?? '') {
      const read = parseQuantity(text);
      if (read.kind === 'empty' || (read.kind === 'value' && read.value === 0)) {
        // '0' stays readable while it is typed: 05 must not lose its first key.
        if (text.trim() === '') return drop(id);
        choices.set(id, { id, name, text, quantity: undefined });
        return tell(id);
      }
      choices.set(id, { id, name, text, quantity: read.kind === 'value' ? read.value : undefined });
      tell(id);
    },
    clear: () => [...choices.keys()].forEach(drop),
    remove: (added) =>
      added.forEach(({ productId, quantity }) => {
        if (choices.get(productId)?.quantity === quantity) drop(productId);
      }),
    note(id, note) {
      choices.set(id, { id, name: '', text: '', quantity: undefined, ...choices.get(id), note });
      tell(id);
    },
    lines,
    texts: () =>
      [...choices.values()].flatMap(({ id, text, name }) => (text === '' ? [] : [[id, text, name] as const])),
    count: () => lines().length,
    firstInvalid: () => [...choices.values()].find(isInvalid),
    subscribe(id, listener) {
      const row = rows.get(id) ?? createSignal();
      rows.set(id, row);
      return row.subscribe(listener);
    },
    subscribeCount: all.subscribe,
  };
}

/** Whether what was typed is no quantity at all; a 0 is one, it just orders nothing. */
export function isInvalid(choice: Choice | undefined): boolean {
  return (
    choice !== undefined && choice.quantity === undefined && parseQuantity(choice.text).kind === 'invalid'
  );
}

/** Its field is left: a quantity is written in its normal form, '5 Adet' as 5. */
export function settleChoice(selection: Selection, id: Id): void {
  const choice = selection.get(id);
  if (choice?.quantity === undefined) return;
  const text = formatQuantity(choice.quantity);
  if (text !== choice.text) selection.set(id, text);
}
