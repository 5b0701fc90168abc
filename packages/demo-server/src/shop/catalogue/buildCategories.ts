import type { Category } from './Catalogue.ts';
import type { FamilyPlan, ItemPlan } from './familyPlan.ts';

/** A kind of product and where it stands in the tree. */
export interface PlacedItem {
  readonly plan: ItemPlan;
  readonly family: number;
  readonly categoryId: number;
}

/**
 * Numbers the category tree: families 1…, groups 100 × family + n, leaves 10,000 × family + 100 × group + n, so that an
 * id never moves when another family grows.
 */
export function buildCategories(families: readonly FamilyPlan[]): {
  readonly categories: readonly Category[];
  readonly items: readonly PlacedItem[];
} {
  const categories: Category[] = [];
  const items: PlacedItem[] = [];
  for (const [f, family] of families.entries()) {
    const familyId = f + 1;
    const groupIds = family.groups.map((_, g) => familyId * 100 + g + 1);
    categories.push(node(familyId, family, 1, null, groupIds));
    for (const [g, group] of family.groups.entries()) {
      const groupId = familyId * 100 + g + 1;
      const leafIds = group.leaves.map((_, l) => groupId * 100 + l + 1);
      categories.push(node(groupId, group, 2, familyId, leafIds));
      for (const [l, leaf] of group.leaves.entries()) {
        const leafId = groupId * 100 + l + 1;
        categories.push(node(leafId, leaf, 3, groupId, []));
        for (const plan of leaf.items) items.push({ plan, family: f, categoryId: leafId });
      }
    }
  }
  return { categories, items };
}

function node(
  id: number,
  { name, icon }: { readonly name: string; readonly icon: string },
  level: 1 | 2 | 3,
  parentId: number | null,
  childIds: readonly number[],
): Category {
  return { id, name, icon, level, parentId, childIds, stokNotId: 700_000 + id };
}
