import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@vitrin/api-client/apiError';
import { applicationQuery } from '@vitrin/api-client/application/application';
import { resetThemeMutation, saveThemeMutation } from '@vitrin/api-client/theming/theme';
import { once } from '@vitrin/api-client/queries/queryDefaults';
import { isRecord } from '@vitrin/api-client/read/readField';
import { useState } from 'react';
import { oneAtATime } from '../../write/oneAtATime.ts';
import { draftMemory, type EditedTheme } from './draftMemory.ts';
import { carryChanges } from './listChanges.ts';
import { themeWords } from './themeWords.ts';

export interface ThemeFailure {
  readonly title: string;
  readonly message: string;
}

/**
 * Saves and resets the theme; each is sent once, however often it is asked for while one is under way.
 * @param onSaved told what the server has by then: what was edited, and what others had saved meanwhile
 */
export function useThemeWrites(onSaved: (settings: unknown) => void, onReset: () => void) {
  const queries = useQueryClient();
  const [turn] = useState(() => oneAtATime());
  const application = applicationQuery();
  const { queryKey } = application;
  const { mutationFn: send } = saveThemeMutation();
  // What is saved is saved, also where the editor was closed meanwhile: by then nothing given to `mutate` is called.
  const save = useMutation({
    ...once,
    mutationFn: async ({ saved, draft }: EditedTheme, context) => {
      // All of it is sent: what others have saved since it was read would be taken back unseen.
      const { themeSettings } = await queries.fetchQuery({ ...application, staleTime: 0 });
      const settings = isRecord(themeSettings) ? carryChanges(saved, draft, themeSettings) : draft;
      await send?.(settings, context);
      return settings;
    },
    onSuccess: async (settings) => {
      draftMemory.forget();
      // An answer older than the save would take it back.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (now) => now && { ...now, themeSettings: settings });
    },
  });
  const reset = useMutation({
    ...resetThemeMutation(),
    onSuccess: () => draftMemory.forget(),
  });

  // What went wrong is `failure`.
  const start = (work: () => Promise<unknown>) => void turn.run(work).catch(() => undefined);

  return {
    isSaving: save.isPending,
    isResetting: reset.isPending,
    failure: save.isError
      ? failureOf(save.error, themeWords.notSaved, themeWords.unknownSave)
      : reset.isError
        ? failureOf(reset.error, themeWords.notReset, themeWords.unknownReset)
        : undefined,
    save: (edited: EditedTheme) =>
      start(() => {
        reset.reset();
        return save.mutateAsync(edited, { onSuccess: onSaved });
      }),
    reset: () =>
      start(() => {
        save.reset();
        return reset.mutateAsync(undefined, { onSuccess: onReset });
      }),
  };
}

function failureOf(error: Error, title: string, unknownTitle: string): ThemeFailure {
  if (isApiError(error, 'forbidden')) return { title, message: themeWords.forbidden };
  if (isApiError(error) && error.isOutcomeUnknown) return { title: unknownTitle, message: '' };
  return { title, message: themeWords.kept };
}
