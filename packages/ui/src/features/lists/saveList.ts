import { saveSheet, type SheetFormat } from '../../sheet/saveSheet.ts';
import type { Sheet } from '../../sheet/Sheet.ts';
import type { NewList } from './store/KeptList.ts';

/** A list as a table whose head Hızlı Sipariş and Listelerim know again. */
const sheetOfList = ({ name, rows }: Pick<NewList, 'name' | 'rows'>): Sheet => ({
  title: name,
  about: [],
  columns: [
    { title: 'Kod', kind: 'code' },
    { title: 'Miktar', kind: 'count' },
  ],
  rows: rows.map(({ code, quantity }) => [code, quantity]),
  footer: [],
});

/** Offers a list as a file of its name. Rejects when it cannot be made. */
export const saveList = (
  list: Pick<NewList, 'name' | 'rows'>,
  format: SheetFormat,
  signal: AbortSignal,
): Promise<void> =>
  saveSheet(sheetOfList(list), { format, fileName: `${list.name || 'Liste'}.${format}`, signal });
