import type { QueryClient } from '@tanstack/react-query';
import { backend, read } from '../client.ts';
import { identityKey, type Identity } from '../identity.ts';
import { backendQuery } from '../queries/backendQuery.ts';
import { fresh } from '../queries/queryDefaults.ts';
import { expectListIn } from '../read/expectBody.ts';
import { isRecord, readField } from '../read/readField.ts';
import { readFlag } from '../read/readFlag.ts';
import { readId, type Id } from '../read/readId.ts';
import { readText } from '../read/readText.ts';
import type { Schemas, Wire } from '../read/Wire.ts';

/** A category of the catalogue with its sub-categories. */
export interface Category {
  readonly id: Id;
  readonly name: string;
  /** Font Awesome class pair such as `fa-solid fa-wrench`, or ''. */
  readonly icon: string;
  /** What an icon is saved under (`stokNotId`); '' for a category whose icon cannot be changed. */
  readonly iconId: Id;
  readonly isCurrent: boolean;
  readonly children: readonly Category[];
}

/** Levels that are read; a catalogue has three, and what is deeper cannot be shown. */
export const maxCategoryDepth = 32;

interface Branch {
  readonly wire: readonly Wire<Schemas['Category']>[];
  readonly into: Category[];
  readonly depth: number;
}

/** Reads GET /categorymenu/get without recursion, so that no depth of tree can exhaust the stack. */
export function readCategories(body: Wire<Schemas['CategoryTree']>): readonly Category[] {
  const roots: Category[] = [];
  const pending = branchOf(readField(body, 'items'), roots, 1);
  const seen = new Set<unknown>();
  for (let branch = pending.pop(); branch; branch = pending.pop()) {
    for (const wire of branch.wire) {
      // An object met twice would be a loop: JSON has none, a cache restored by hand may.
      if (!isRecord(wire) || seen.has(wire)) continue;
      seen.add(wire);
      const children: Category[] = [];
      branch.into.push({ ...readCategory(wire), children });
      pending.push(...branchOf(readField(wire, 'childs'), children, branch.depth + 1));
    }
  }
  return roots;
}

function branchOf(wire: Wire<Schemas['Category'][] | null>, into: Category[], depth: number): Branch[] {
  return Array.isArray(wire) && depth <= maxCategoryDepth ? [{ wire, into, depth }] : [];
}

function readCategory(wire: Wire<Schemas['Category']>): Omit<Category, 'children'> {
  return {
    id: readId(readField(wire, 'id')),
    name: readText(readField(wire, 'name')),
    icon: readText(readField(wire, 'icon')),
    iconId: readId(readField(wire, 'stokNotId')),
    isCurrent: readFlag(readField(wire, 'current')),
  };
}

/** GET /categorymenu/get */
export const getCategories = (signal?: AbortSignal): Promise<readonly Category[]> =>
  read((init) => backend.GET('/categorymenu/get', init), expectListIn('items', readCategories), { signal });

/** The category tree. */
export const categoriesQuery = (identity: Identity) =>
  backendQuery([identityKey(identity), ...categoriesKey], getCategories, fresh.shell);

const categoriesKey = ['navigation', 'categories'] as const;

/** The category tree of any identity. */
export const anyCategories = {
  predicate: ({ queryKey: [, ...rest] }: { readonly queryKey: readonly unknown[] }) =>
    rest.length === categoriesKey.length && categoriesKey.every((part, index) => rest[index] === part),
};

/** Asks again for every category tree that has been read. */
export const refreshCategories = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries(anyCategories);
