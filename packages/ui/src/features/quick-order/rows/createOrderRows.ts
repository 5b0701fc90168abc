import { formatQuantity } from '../../../primitives/NumberField/parseQuantity.ts';
import { createSignal } from '../../../store/createStore.ts';
import { readAsAmerican } from '../../../text/foldCode.ts';
import { foldTurkish } from '../../../text/turkish.ts';
import type { Lookup, Search } from '../lookup/createLookup.ts';
import { mergeLines } from './mergeLines.ts';
import { isEmpty, type OrderRow, quantityOf, type SavedRow, savedOf, stateOf } from './OrderRow.ts';
import type { OrderRows, RowCounts, RowView } from './OrderRows.ts';
import { returnRows, type SentLine, settleRows } from './settleRows.ts';
import { countRow, emptyTally } from './tallyOf.ts';
import { noDocuments, type Ticks, ticksOf } from './ticksOf.ts';
import { readWhole, searchOf, wholesToAsk } from './wholeCode.ts';

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

/** Whether a row is another one for what is counted of all rows. */
const countsOtherwise = (before: RowView, { row, state }: RowView) =>
  before.state.kind !== state.kind ||
  before.row.leftOut !== row.leftOut ||
  before.row.past !== row.past ||
  (before.row.reason === undefined) !== (row.reason === undefined);

/** What is written in rows and can be looked up. */
function* codesOf(rows: readonly OrderRow[]): Generator<string, void> {
  for (const { code, wholeCode, isEntered, fault } of rows) {
    if (!isEntered || fault !== undefined) continue;
    yield code;
    if (wholeCode !== undefined) yield wholeCode;
  }
}

/** The rows, and what the lookup knows of each. */
export function createOrderRows(lookup: Lookup, kept: readonly SavedRow[] = []): OrderRows {
  const { subscribe, tell } = createSignal();
  const views = new Map<number, RowView & { readonly search: Search | undefined }>();
  let lastId = 0;
  let list: readonly OrderRow[] = [];
  let ids: readonly number[] = [];
  const tally = emptyTally();
  /** What was told of it since something of it has changed. */
  let counted: { counts?: RowCounts; ticks?: Ticks } = {};
  let progress = { done: 0, all: 0 };
  let answeredBefore = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const make = (row: SavedRow): OrderRow => {
    lastId += 1;
    return { ...row, id: lastId, isEntered: row.code.trim() !== '' };
  };
  const empty = () => make({ code: '', quantity: '' });

  const look = (place: number) => {
    const row = list[place];
    if (!row) return;
    const search = searchOf(row, lookup);
    const before = views.get(row.id);
    const number = place + 1;
    const isSame =
      before?.row === row &&
      (before.search === search || (before.search?.kind === 'waiting' && search?.kind === 'waiting'));
    if (isSame && before.number === number) return;
    const view = { row, search, number, state: isSame ? before.state : stateOf(row, search) };
    views.set(row.id, view);
    if (before && !countsOtherwise(before, view)) return;
    if (before) countRow(tally, before, -1);
    countRow(tally, view, 1);
    counted = {};
  };
  const lookAtAll = () => {
    const read = list.map((row) => readWhole(row, lookup));
    if (read.some((row, place) => row !== list[place])) list = read;
    for (const place of list.keys()) look(place);
    const now = lookup.progress();
    answeredBefore = now.done === now.all ? now.all : Math.min(answeredBefore, now.done);
    progress = { done: now.done - answeredBefore, all: now.all - answeredBefore };
  };
  const put = (next: readonly OrderRow[]) => {
    const last = next.at(-1);
    list = last && isEmpty(last) ? next : [...next, empty()];
    ids = list.map(({ id }) => id);
    const there = new Set(ids);
    for (const [id, view] of views) {
      if (there.has(id)) continue;
      views.delete(id);
      countRow(tally, view, -1);
      counted = {};
    }
    lookAtAll();
  };
  const change = (next: readonly OrderRow[]) => {
    put(next);
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
    if (row.isEntered && next.code !== row.code && lookup.of(row.code)?.kind === 'waiting') letGo();
    tell();
  };
  /** Codes that nobody writes any more are not looked up any further. */
  const letGo = () => lookup.retain(codesOf(list));
  const askFor = (rows: readonly OrderRow[]) =>
    lookup.ask(
      rows.flatMap(({ code, fault }) => (fault === undefined && code.trim() !== '' ? [code.trim()] : [])),
    );
  const find = (code: string) => {
    const keys = keysOf(code);
    return list.find(
      (row) =>
        row.fault === undefined && row.code !== '' && keysOf(row.code).some((key) => keys.includes(key)),
    );
  };

  const hear = () => {
    timer = undefined;
    const wholes = wholesToAsk(list, lookup);
    if (wholes.length > 0) lookup.ask(wholes);
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
    counts: () => (counted.counts ??= { ...tally.counts }),
    ticks: () =>
      (counted.ticks ??=
        tally.past > 0
          ? ticksOf(ids.map((id) => views.get(id) ?? gone))
          : { ready: tally.ready, leftOut: tally.leftOut, ...noDocuments }),
    problems: () => tally.problems,
    progress: () => progress,
    attend() {
      const leave = lookup.attend();
      // What was looked at more than a few minutes ago may have another price by now.
      askFor(list);
      return leave;
    },
    written: () => list,
    saved: () => list.filter((row) => !isEmpty(row)).map(savedOf),
    typeCode: (id, code) => edit(id, ({ quantity }) => ({ id, code, quantity, isEntered: false })),
    typeQuantity: (id, quantity) =>
      // Who writes how many wants it.
      edit(id, (row) => ({ ...row, quantity, reason: undefined, leftOut: undefined })),
    tick(which, isTicked) {
      const ticked = new Set(which);
      const next = list.map((row) =>
        ticked.has(row.id) && isTicked !== (row.leftOut === undefined)
          ? { ...row, leftOut: isTicked ? undefined : '' }
          : row,
      );
      change(next);
    },
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
          leftOut: quantity === undefined ? row.leftOut : undefined,
        }));
        if (quantity !== undefined) return { id: standing.id, isAgain: true };
      }
      const id = at ?? ids.at(-1) ?? 0;
      edit(id, () => ({ id, code: code.trim(), quantity: '1', isEntered: true }));
      askFor([{ ...nothing, code }]);
      return { id, isAgain: false };
    },
    addLines(lines) {
      const { rows, summed } = mergeLines(list, lines, make);
      put(rows);
      // In turns of their own: thousands of rows are enough for one.
      for (const step of [tell, () => askFor(list)]) {
        if (rows.length < manyRows) step();
        else setTimeout(step);
      }
      return { added: lines.length - summed, summed };
    },
    remove(id) {
      change(list.filter((row) => row.id !== id));
      letGo();
    },
    replaceAll(rows) {
      change(rows.map(make));
      letGo();
      askFor(list);
    },
    send() {
      const lines: SentLine[] = [];
      const next = list.map((row) => {
        const { state } = views.get(row.id) ?? gone;
        if (state.kind !== 'ready' || row.leftOut !== undefined) return row;
        const { product, quantity } = state;
        lines.push({ productId: product.id, name: product.name, quantity });
        return { ...row, chosenId: product.id, reason: undefined };
      });
      change(next);
      return lines;
    },
    settle(lines) {
      const { rows, left } = settleRows(list, lines);
      change(rows);
      letGo();
      return left;
    },
    putBack(left) {
      const rows = returnRows(list, left, make);
      change(rows);
      askFor(rows);
    },
  };
}
