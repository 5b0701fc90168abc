import type { Category } from '@vitrin/api-client/navigation/categories';
import { lazy, Suspense, type ReactNode } from 'react';
import { ScreenBoundary } from '../../features/session/ScreenBoundary/ScreenBoundary.tsx';
import { useStore } from '../../store/createStore.ts';
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
  const isEditing = useStore(editorMode);
  return canEdit && isEditing ? chooseIcon : undefined;
}
