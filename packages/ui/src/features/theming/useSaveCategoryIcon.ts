import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveCategoryIconMutation, showCategoryIcon } from '@vitrin/api-client/theming/categoryIcon';
import type { Id } from '@vitrin/api-client/read/readId';
import { tellTabs } from '@vitrin/api-client/tabs';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { words } from '../../text/words.ts';

/** The last failure told of each category. */
const told = new Map<Id, number>();
const takeBack = (iconId: Id) => {
  const id = told.get(iconId);
  if (id !== undefined) toasts.close(id);
};

/**
 * Gives a category its icon: every tree of this tab shows it at once, other tabs once it is saved. A failure is told, and
 * until the tree is read anew the icon stays; saves of one category follow each other, the last one wins.
 */
export function useSaveCategoryIcon(iconId: Id): (icon: string) => void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    ...saveCategoryIconMutation(),
    scope: { id: `category-icon-${iconId}` },
    onSuccess: () => {
      takeBack(iconId);
      tellTabs('vitrin-categories', 'changed');
    },
    onError: (_error, { icon }) => {
      takeBack(iconId);
      const id = toasts.show({
        tone: 'critical',
        title: 'İkon kaydedilemedi.',
        message: 'Seçtiğiniz ikon henüz kaydedilmedi.',
        action: { label: words.retry, onPress: () => save(icon) },
      });
      told.set(iconId, id);
    },
  });
  const save = (icon: string) => {
    // Its retry would bring back the icon chosen before.
    takeBack(iconId);
    void showCategoryIcon(queries, iconId, icon);
    mutate({ iconId, icon });
  };
  return save;
}
