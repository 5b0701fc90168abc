import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import { isApiError } from '@vitrin/api-client';
import { applicationQuery } from '@vitrin/api-client/queries/application';
import { resetThemeMutation, saveThemeMutation } from '@vitrin/api-client/queries/theming';
import { useRef } from 'react';
import { draftMemory } from './draftMemory.ts';
import { themeWords } from './themeWords.ts';

export interface ThemeFailure {
  readonly title: string;
  readonly message: string;
}

/** Saves and resets the theme; each is sent once, however often it is asked for while one is under way. */
export function useThemeWrites(onSaved: () => void, onReset: () => void) {
  const queries = useQueryClient();
  const busy = useRef(false);
  const settled = {
    onSettled: () => {
      busy.current = false;
    },
  };
  const save = useMutation({ ...saveThemeMutation(api), ...settled });
  const reset = useMutation({ ...resetThemeMutation(api), ...settled });

  const isFree = () => {
    if (busy.current) return false;
    busy.current = true;
    return true;
  };
  return {
    isSaving: save.isPending,
    isResetting: reset.isPending,
    failure: save.isError
      ? failureOf(save.error, themeWords.notSaved)
      : reset.isError
        ? failureOf(reset.error, themeWords.notReset)
        : undefined,
    save: (settings: unknown) => {
      if (!isFree()) return;
      reset.reset();
      save.mutate(settings, {
        onSuccess: () => {
          draftMemory.forget();
          queries.setQueryData(
            applicationQuery(api).queryKey,
            (now) => now && { ...now, themeSettings: settings },
          );
          onSaved();
        },
      });
    },
    reset: () => {
      if (!isFree()) return;
      save.reset();
      reset.mutate(undefined, {
        onSuccess: () => {
          draftMemory.forget();
          onReset();
        },
      });
    },
  };
}

function failureOf(error: Error, title: string): ThemeFailure {
  if (isApiError(error, 'forbidden')) return { title, message: themeWords.forbidden };
  if (title === themeWords.notSaved && isApiError(error) && error.isOutcomeUnknown)
    return { title: themeWords.unknownSave, message: '' };
  return { title, message: themeWords.kept };
}
