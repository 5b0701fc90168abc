import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import { announceCategories } from '@vitrin/api-client/categoryNews';
import { showCategoryIcon } from '@vitrin/api-client/queries/navigation';
import { saveCategoryIconMutation } from '@vitrin/api-client/queries/theming';
import type { Id } from '@vitrin/api-client/read/readId';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { words } from '../../text/words.ts';

/**
 * Gives a category its icon: every tree of this tab shows it at once, other tabs once it is saved. A failure is told and
 * the icon stays, so that nothing has to be looked for again; saves of one category follow each other, the last one wins.
 */
export function useSaveCategoryIcon(iconId: Id): (icon: string) => void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    ...saveCategoryIconMutation(api),
    scope: { id: `category-icon-${iconId}` },
    onSuccess: announceCategories,
    onError: (_error, { icon }) => {
      toasts.show({
        tone: 'critical',
        title: 'İkon kaydedilemedi.',
        message: 'Seçiminiz ekranda duruyor ama henüz kaydedilmedi.',
        action: { label: words.retry, onPress: () => save(icon) },
      });
    },
  });
  const save = (icon: string) => {
    void showCategoryIcon(queries, iconId, icon);
    mutate({ iconId, icon });
  };
  return save;
}
