import { createSelection, type Selection } from './createSelection.ts';

let owner = '';
const byList = new Map<string, Selection>();

/**
 * The selection of a list, kept while the tab lives: it survives page, sort and filter changes and a look at a product.
 * @param identity whose selection it is; those of anybody else are forgotten, so that nothing typed for one company is
 *   ordered for another
 * @param list names the list, without page, sort and filter
 */
export function selectionOf(identity: string, list: string): Selection {
  if (identity !== owner) byList.clear();
  owner = identity;
  const selection = byList.get(list) ?? createSelection();
  byList.set(list, selection);
  return selection;
}

/** Forgets everything that is typed anywhere. */
export const forgetSelections = () => byList.clear();
