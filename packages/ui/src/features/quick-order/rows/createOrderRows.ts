import type { Product } from '@vitrin/api-client/product/readProduct';
import type { Id } from '@vitrin/api-client/read/readId';
import { formatQuantity } from '../../../primitives/NumberField/parseQuantity.ts';
import { createSignal, type Signal } from '../../../store/createStore.ts';
import { readAsAmerican } from '../../../text/foldCode.ts';
import { foldTurkish } from '../../../text/turkish.ts';
import type { ListLine } from '../list/ListLine.ts';
import type { Lookup, Search } from '../lookup/createLookup.ts';
import {
  isProblem,
  type OrderRow,
  quantityOf,
  type RowState,
  stateOf,
  type ToldState,
  toldStates,
} from './OrderRow.ts';

/** A row, what has become of it, and its number on the screen, from 1. */
export interface RowView {
  readonly row: OrderRow;
  readonly state: RowState;
  readonly number: number;
}

export type RowCounts = Readonly<Record<ToldState, number>>;

/** What is worth keeping of a row. */
export type SavedRow = Omit<OrderRow, 'id' | 'isEntered'>;

/** A ready row on its way to the basket. */
export interface SentLine {
  readonly productId: Id;
  readonly name: string;
  readonly quantity: number;
}

/** What the basket says of a line that was sent. */
export interface SettledLine {
  readonly productId: Id;
  readonly quantity: number;
  /** How many of it are in the basket; undefined where nobody knows. */
  readonly saved: number | undefined;
  /** Why it stays; '' for nothing. */
  readonly reason: string;
}

/** What of a row has gone into the basket. */
export interface LeftRow {
  readonly productId: Id;
  readonly row: SavedRow;
  readonly quantity: number;
}

/** The rows of Hızlı Sipariş; the last one is always empty. */
export interface OrderRows {
  readonly subscribe: Signal['subscribe'];
  /** In their order. The same array until a row comes, goes or moves. */
  readonly ids: () => readonly number[];
  /** The same object until something of it is another. */
  readonly view: (id: number) => RowView;
  readonly counts: () => RowCounts;
  /** How many codes are answered of those that were asked for since the last time all were. */
  readonly progress: () => { readonly done: number; readonly all: number };
  /** Rows with something in them. */
  readonly saved: () => readonly SavedRow[];
  readonly typeCode: (id: number, code: string) => void;
  readonly typeQuantity: (id: number, quantity: string) => void;
  /** The code is whole: it is looked up, and where nothing is said it is one of it. */
  readonly enter: (id: number) => void;
  /** Takes a product for a row, whatever is written in it. */
  readonly choose: (id: number, product: Product) => void;
  /**
   * A code that a scanner read: one more of a row that has it, else a row of its own.
   * @param at an empty row that may hold it
   * @returns the row it stands in now, and whether that had it before
   */
  readonly scan: (code: string, at: number | undefined) => { readonly id: number; readonly isAgain: boolean };
  /** Rows for the lines of a list, before the empty one; lines of a code that stands already are added to it. */
  readonly addLines: (lines: readonly ListLine[]) => { readonly added: number; readonly summed: number };
  readonly remove: (id: number) => void;
  /** Puts back what `saved` gave. */
  readonly replaceAll: (rows: readonly SavedRow[]) => void;
  /** Remembers which product each ready row goes into the basket as, so that a later page finds its rows again. */
  readonly send: () => readonly SentLine[];
  /**
   * What became of lines: a row of which all arrived is gone, the rest stays with its reason.
   * @returns what left, to be put back
   */
  readonly settle: (lines: readonly SettledLine[]) => readonly LeftRow[];
  /** Puts back what has left, where it is taken back from the basket. */
  readonly putBack: (rows: readonly LeftRow[]) => void;
}

/** From so many rows on, answers are told together, so that a list of thousands is not gone through for each. */
const manyRows = 200;
/** Milliseconds for which they are gathered. */
const gathering = 100;

const nothing: OrderRow = { id: 0, code: '', quantity: '', isEntered: false };
const gone: RowView = { row: nothing, state: { kind: 'empty' }, number: 0 };

/** A code as it is compared, and as a scanner of another keyboard would have written it. */
function keysOf(code: string): readonly string[] {
  const american = readAsAmerican(code);
  return (american === undefined ? [code] : [code, american]).map((one) => foldTurkish(one).trim());
}

const savedOf = ({ code, quantity, fault, wholeCode, merged, chosenId, reason }: OrderRow): SavedRow => ({
  code,
  quantity,
  fault,
  wholeCode,
  merged,
  chosenId,
  reason,
});

const isEmpty = ({ code, quantity }: OrderRow) => code.trim() === '' && quantity.trim() === '';

/** The rows, and what the lookup knows of each. */
export function createOrderRows(lookup: Lookup, kept: readonly SavedRow[] = []): OrderRows {
  const { subscribe, tell } = createSignal();
  const views = new Map<number, RowView & { readonly search: Search | undefined }>();
  let lastId = 0;
  let list: readonly OrderRow[] = [];
  let ids: readonly number[] = [];
  let counts: RowCounts | undefined;
  let progress = { done: 0, all: 0 };
  let answeredBefore = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const make = (row: SavedRow): OrderRow => {
    lastId += 1;
    return { ...row, id: lastId, isEntered: row.code.trim() !== '' };
  };
  const empty = () => make({ code: '', quantity: '' });

  /** What is known of the code of a row; of the whole line, where that says more. */
  const searchOf = (row: OrderRow): Search | undefined => {
    if (!row.isEntered || row.fault !== undefined) return undefined;
    const search = lookup.of(row.code);
    if (search?.kind !== 'missing' || row.wholeCode === undefined) return search;
    const whole = lookup.of(row.wholeCode);
    return whole === undefined || whole.kind === 'waiting' ? { kind: 'waiting' } : search;
  };
  /** Where a line means nothing but as one code, that is the code. */
  const readWhole = (row: OrderRow): OrderRow => {
    if (row.wholeCode === undefined || !row.isEntered || lookup.of(row.code)?.kind !== 'missing') return row;
    const whole = lookup.of(row.wholeCode);
    return whole && !['waiting', 'failed', 'missing'].includes(whole.kind)
      ? { ...row, code: row.wholeCode, quantity: '1', wholeCode: undefined }
      : row;
  };

  const look = (place: number) => {
    const row = list[place];
    if (!row) return;
    const search = searchOf(row);
    const before = views.get(row.id);
    const number = place + 1;
    const isSame =
      before?.row === row &&
      (before.search === search || (before.search?.kind === 'waiting' && search?.kind === 'waiting'));
    if (isSame && before.number === number) return;
    views.set(row.id, { row, search, number, state: isSame ? before.state : stateOf(row, search) });
    counts = undefined;
  };
  const lookAtAll = () => {
    list = list.some((row) => readWhole(row) !== row) ? list.map(readWhole) : list;
    for (const place of list.keys()) look(place);
    const now = lookup.progress();
    answeredBefore = now.done === now.all ? now.all : Math.min(answeredBefore, now.done);
    progress = { done: now.done - answeredBefore, all: now.all - answeredBefore };
  };
  const change = (next: readonly OrderRow[]) => {
    const last = next.at(-1);
    list = last && isEmpty(last) ? next : [...next, empty()];
    ids = list.map(({ id }) => id);
    const there = new Set(ids);
    for (const id of views.keys()) if (!there.has(id)) views.delete(id);
    counts = undefined;
    lookAtAll();
    tell();
  };
  const placeOf = (id: number) => (views.get(id)?.number ?? 0) - 1;
  const edit = (id: number, with_: (row: OrderRow) => OrderRow) => {
    const place = placeOf(id);
    const row = list[place];
    if (!row) return;
    const next = with_(row);
    if (next === row) return;
    if (place === list.length - 1 && !isEmpty(next)) return change(list.with(place, next));
    list = list.with(place, next);
    look(place);
    tell();
  };
  const askFor = (rows: readonly OrderRow[]) =>
    lookup.ask(
      rows.flatMap(({ code, fault }) => (fault === undefined && code.trim() !== '' ? [code.trim()] : [])),
    );
  const askForWholes = () => {
    const wholes = list.flatMap(({ code, wholeCode }) =>
      wholeCode !== undefined && lookup.of(code)?.kind === 'missing' && lookup.of(wholeCode) === undefined
        ? [wholeCode]
        : [],
    );
    if (wholes.length > 0) lookup.ask(wholes);
  };
  const find = (code: string) => {
    const keys = keysOf(code);
    return list.find(
      (row) =>
        row.fault === undefined && row.code !== '' && keysOf(row.code).some((key) => keys.includes(key)),
    );
  };

  const hear = () => {
    timer = undefined;
    askForWholes();
    lookAtAll();
    tell();
  };
  lookup.subscribe(() => {
    if (timer !== undefined) return;
    if (list.length < manyRows) hear();
    else timer = setTimeout(hear, gathering);
  });
  change(kept.map(make));
  askFor(list);

  return {
    subscribe,
    ids: () => ids,
    view: (id) => views.get(id) ?? gone,
    counts() {
      if (counts) return counts;
      const sums = Object.fromEntries(toldStates.map((kind) => [kind, 0])) as Record<ToldState, number>;
      for (const { state } of views.values()) if (state.kind in sums) sums[state.kind as ToldState] += 1;
      counts = sums;
      return sums;
    },
    progress: () => progress,
    saved: () => list.filter((row) => !isEmpty(row)).map(savedOf),
    typeCode: (id, code) => edit(id, ({ quantity }) => ({ id, code, quantity, isEntered: false })),
    typeQuantity: (id, quantity) => edit(id, (row) => ({ ...row, quantity, reason: undefined })),
    enter(id) {
      const row = list[placeOf(id)];
      if (!row || row.isEntered || row.code.trim() === '') return;
      edit(id, ({ code, quantity }) => ({
        id,
        code: code.trim(),
        quantity: quantity.trim() === '' ? '1' : quantity,
        isEntered: true,
      }));
      askFor([row]);
    },
    choose(id, product) {
      const code = product.code === '' ? product.barcode : product.code;
      edit(id, (row) => {
        // What is proposed for the code keeps it as it was written.
        const { state } = views.get(id) ?? gone;
        const isOffered = state.kind === 'similar' || state.kind === 'several';
        return {
          ...row,
          code: isOffered ? row.code : code,
          quantity: row.quantity.trim() === '' ? '1' : row.quantity,
          chosenId: product.id,
          wholeCode: undefined,
          isEntered: true,
        };
      });
      askFor(list.filter((row) => row.id === id));
    },
    scan(code, at) {
      const standing = find(code);
      if (standing && standing.id !== at) {
        const quantity = quantityOf(standing);
        if (at !== undefined) edit(at, () => ({ ...nothing, id: at }));
        edit(standing.id, (row) => ({
          ...row,
          // What is no number is somebody's to correct: the code is told again by a row of its own.
          quantity: quantity === undefined ? row.quantity : formatQuantity(quantity + 1),
          reason: undefined,
        }));
        if (quantity !== undefined) return { id: standing.id, isAgain: true };
      }
      const id = at ?? ids.at(-1) ?? 0;
      edit(id, () => ({ id, code: code.trim(), quantity: '1', isEntered: true }));
      askFor([{ ...nothing, code }]);
      return { id, isAgain: false };
    },
    addLines(lines) {
      const before = list.filter((row) => !isEmpty(row));
      const byKey = new Map(before.map((row, place) => [foldTurkish(row.code).trim(), place]));
      const next: OrderRow[] = [...before];
      let summed = 0;
      for (const line of lines) {
        const place = line.kind === 'product' ? byKey.get(foldTurkish(line.code).trim()) : undefined;
        const standing = place === undefined ? undefined : next[place];
        const quantity = standing && quantityOf(standing);
        if (place !== undefined && standing && quantity !== undefined && line.kind === 'product') {
          const merged = (standing.merged ?? 1) + (line.merged ?? 1);
          next[place] = {
            ...standing,
            quantity: formatQuantity(quantity + line.quantity),
            merged,
            reason: undefined,
          };
          summed += 1;
        } else next.push(make(rowOfLine(line)));
      }
      change(next);
      askFor(next);
      return { added: lines.length - summed, summed };
    },
    remove: (id) => change(list.filter((row) => row.id !== id)),
    replaceAll(rows) {
      change(rows.map(make));
      askFor(list);
    },
    send() {
      const lines: SentLine[] = [];
      const next = list.map((row) => {
        const { state } = views.get(row.id) ?? gone;
        if (state.kind !== 'ready') return row;
        const { product, quantity } = state;
        lines.push({ productId: product.id, name: product.name, quantity });
        return { ...row, chosenId: product.id, reason: undefined };
      });
      change(next);
      return lines;
    },
    settle(lines) {
      const waiting = [...lines];
      const left: LeftRow[] = [];
      const next = list.flatMap((row) => {
        const at = waiting.findIndex(
          ({ productId, quantity }) =>
            String(productId) === String(row.chosenId) && quantity === quantityOf(row),
        );
        const line = at === -1 ? undefined : waiting.splice(at, 1)[0];
        if (line === undefined) return [row];
        const arrived = Math.min(line.saved ?? 0, line.quantity);
        if (arrived > 0) left.push({ productId: line.productId, row: savedOf(row), quantity: arrived });
        if (arrived === line.quantity) return [];
        return [{ ...row, quantity: formatQuantity(line.quantity - arrived), reason: line.reason }];
      });
      change(next);
      return left;
    },
    putBack(rows) {
      const next = list.filter((row) => !isEmpty(row));
      for (const { row, quantity } of rows) {
        const at = next.findIndex(({ code }) => code === row.code);
        const standing = next[at];
        const has = standing && quantityOf(standing);
        if (standing && has !== undefined)
          next[at] = { ...standing, quantity: formatQuantity(has + quantity), reason: undefined };
        else next.push(make({ ...row, quantity: formatQuantity(quantity) }));
      }
      change(next);
      askFor(next);
    },
  };
}

function rowOfLine(line: ListLine): SavedRow {
  switch (line.kind) {
    case 'product':
      return {
        code: line.code,
        quantity: formatQuantity(line.quantity),
        wholeCode: line.wholeCode,
        merged: line.merged,
      };
    case 'badQuantity':
      return { code: line.code, quantity: line.text };
    case 'lostBarcode':
      return { code: line.text, quantity: line.quantity, fault: 'lostBarcode' };
    case 'unreadable':
      return { code: line.text, quantity: '', fault: 'unreadable' };
  }
}

/** The next row after one that somebody has to look at, from the top again behind the last. */
export function nextProblem(rows: OrderRows, after: number | undefined): number | undefined {
  const ids = rows.ids();
  const from = after === undefined ? 0 : ids.indexOf(after) + 1;
  return [...ids.slice(from), ...ids.slice(0, from)].find((id) => {
    const { row, state } = rows.view(id);
    return isProblem(row, state);
  });
}
