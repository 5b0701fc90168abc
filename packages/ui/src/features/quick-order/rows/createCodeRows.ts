import { createSignal } from '../../../store/createStore.ts';
import type { Lookup, Search } from '../lookup/createLookup.ts';
import type { CodeRows, RowCounts, RowsAtWork, RowView } from './CodeRows.ts';
import { isEmpty, type OrderRow, type SavedRow, savedOf, stateOf } from './OrderRow.ts';
import type { SentLine } from './settleRows.ts';
import { countRow, emptyTally } from './tallyOf.ts';
import { readWhole, searchOf, wholesToAsk } from './wholeCode.ts';

/** From so many rows on, answers are told together, so that a list of thousands is not gone through for each. */
const manyRows = 200;
/** Milliseconds for which they are gathered. */
const gathering = 100;

const gone: RowView = {
  row: { id: 0, code: '', quantity: '', isEntered: false },
  state: { kind: 'empty' },
  number: 0,
};

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

/** Rows, what the lookup knows of each, and what changes them. */
export function createCodeRows(lookup: Lookup, kept: readonly SavedRow[] = []): CodeRows & RowsAtWork {
  const { subscribe, tell } = createSignal();
  const views = new Map<number, RowView & { readonly search: Search | undefined }>();
  let lastId = 0;
  let list: readonly OrderRow[] = [];
  let ids: readonly number[] = [];
  const tally = emptyTally();
  /** What was told of it since something of it has changed. */
  let counted: RowCounts | undefined;
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
    counted = undefined;
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
      counted = undefined;
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

  const rewrite: RowsAtWork['rewrite'] = (next) => {
    put(next(list, make));
    const asking = () => {
      letGo();
      askFor(list);
    };
    // In turns of their own: thousands of rows are enough for one.
    for (const step of [tell, asking]) {
      if (list.length <= manyRows) step();
      else setTimeout(step);
    }
  };

  return {
    subscribe,
    ids: () => ids,
    view: (id) => views.get(id) ?? gone,
    counts: () => (counted ??= { ...tally.counts }),
    progress: () => progress,
    attend() {
      const leave = lookup.attend();
      // What was looked at more than a few minutes ago may have another price by now.
      askFor(list);
      return leave;
    },
    saved: () => list.filter((row) => !isEmpty(row)).map(savedOf),
    typeQuantity: (id, quantity) =>
      // Who writes how many wants it.
      edit(id, (row) => ({ ...row, quantity, reason: undefined, leftOut: undefined })),
    replaceAll: (rows) => rewrite(() => rows.map(make)),
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
    written: () => list,
    tally,
    rewrite,
    edit,
    change,
    letGo,
    askFor,
  };
}
