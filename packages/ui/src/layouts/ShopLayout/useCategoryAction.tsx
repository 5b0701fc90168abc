import type { Category } from '@vitrin/api-client/navigation/categories';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { ScreenBoundary } from '../../features/session/ScreenBoundary/ScreenBoundary.tsx';
import { editorMode } from '../../features/theming/editorMode.ts';

const CategoryIconButton = lazy(async () => ({
  default: (await import('../../features/theming/CategoryIconButton/CategoryIconButton.tsx'))
    .CategoryIconButton,
}));

// What has nothing to save an icon under is offered none.
const chooseIcon = (category: Category) =>
  category.iconId !== '' && (
    <ScreenBoundary resetKey="icon">
      <Suspense>
        <CategoryIconButton category={category} />
      </Suspense>
    </ScreenBoundary>
  );

/** What stands beside each category: 'İkon Seç' while an administrator edits the theme, else nothing. */
export function useCategoryAction(canEdit: boolean): ((category: Category) => ReactNode) | undefined {
  const isEditing = useSyncExternalStore(editorMode.subscribe, editorMode.isOn);
  return canEdit && isEditing ? chooseIcon : undefined;
}
