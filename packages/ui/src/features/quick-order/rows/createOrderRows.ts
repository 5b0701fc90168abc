import { formatQuantity } from '../../../primitives/NumberField/parseQuantity.ts';
import { readAsAmerican } from '../../../text/foldCode.ts';
import { foldTurkish } from '../../../text/turkish.ts';
import type { Lookup } from '../lookup/createLookup.ts';
import type { RowCounts } from './CodeRows.ts';
import { createCodeRows } from './createCodeRows.ts';
import { quantityOf, type SavedRow } from './OrderRow.ts';
import type { OrderRows } from './OrderRows.ts';
import { noDocuments, type Ticks, ticksOf } from './ticksOf.ts';

/** A code as it is compared, and as a scanner of another keyboard would have written it. */
function keysOf(code: string): readonly string[] {
  const american = readAsAmerican(code);
  return (american === undefined ? [code] : [code, american]).map((one) => foldTurkish(one).trim());
}

/** The rows of Hızlı Sipariş: those of a list, and the ways to write them. */
export function createOrderRows(lookup: Lookup, kept: readonly SavedRow[] = []): OrderRows {
  const rows = createCodeRows(lookup, kept);
  const { ids, view, counts, written, tally, edit, change, letGo, askFor } = rows;
  /** What was told of the ticks when the rows were last counted. */
  let told: { readonly of: RowCounts; readonly ticks: Ticks } | undefined;

  const find = (code: string) => {
    const keys = keysOf(code);
    return written().find(
      (row) =>
        row.fault === undefined && row.code !== '' && keysOf(row.code).some((key) => keys.includes(key)),
    );
  };

  return {
    ...rows,
    ticks() {
      const of = counts();
      if (told?.of !== of) {
        const ticks =
          tally.past > 0
            ? ticksOf(ids().map((id) => view(id)))
            : { ready: tally.ready, leftOut: tally.leftOut, ...noDocuments };
        told = { of, ticks };
      }
      return told.ticks;
    },
    problems: () => tally.problems,
    typeCode: (id, code) => edit(id, ({ quantity }) => ({ id, code, quantity, isEntered: false })),
    tick(which, isTicked) {
      const ticked = new Set(which);
      const next = written().map((row) =>
        ticked.has(row.id) && isTicked !== (row.leftOut === undefined)
          ? { ...row, leftOut: isTicked ? undefined : '' }
          : row,
      );
      change(next);
    },
    enter(id) {
      const { row } = view(id);
      if (row.isEntered || row.code.trim() === '') return;
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
        const { state } = view(id);
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
      askFor([view(id).row]);
    },
    scan(code, at) {
      const standing = find(code);
      if (standing && standing.id !== at) {
        const quantity = quantityOf(standing);
        if (at !== undefined) edit(at, () => ({ id: at, code: '', quantity: '', isEntered: false }));
        edit(standing.id, (row) => ({
          ...row,
          // What is no number is somebody's to correct: the code is told again by a row of its own.
          quantity: quantity === undefined ? row.quantity : formatQuantity(quantity + 1),
          reason: undefined,
          leftOut: quantity === undefined ? row.leftOut : undefined,
        }));
        if (quantity !== undefined) return { id: standing.id, isAgain: true };
      }
      const id = at ?? ids().at(-1) ?? 0;
      edit(id, () => ({ id, code: code.trim(), quantity: '1', isEntered: true }));
      askFor([view(id).row]);
      return { id, isAgain: false };
    },
    remove(id) {
      change(written().filter((row) => row.id !== id));
      letGo();
    },
  };
}
