import { mutationOptions } from '@tanstack/react-query';
import { getApplication } from '../application/application.ts';
import { expectDone } from '../calls/expectDone.ts';
import { toFormData } from '../calls/toFormData.ts';
import { backend, command } from '../client.ts';
import { once } from '../queries/queryDefaults.ts';
import { isSameJson } from '../read/isSameJson.ts';

/** A save of the theme editor always says how it went. */
export const outcomeFields = ['hasError'];

/** POST /admin/theme/updatelayout with the whole theme settings object, unknown keys included. */
export async function updateLayout(themeSettings: unknown, signal?: AbortSignal): Promise<void> {
  const body = { properties: JSON.stringify(themeSettings) };
  const answer = await command(
    (init) => backend.POST('/admin/theme/updatelayout', { ...init, body, bodySerializer: toFormData }),
    { signal },
  );
  await expectDone(
    answer,
    async () => isSameJson((await getApplication(signal)).themeSettings, themeSettings),
    outcomeFields,
  );
}

/** DELETE /admin/theme/resetLayout */
export async function resetLayout(signal?: AbortSignal): Promise<void> {
  const answer = await command((init) => backend.DELETE('/admin/theme/resetLayout', init), { signal });
  // Nobody knows what the first state looks like.
  await expectDone(answer, () => Promise.resolve(false), outcomeFields);
}

/** Saves the whole theme settings object. */
export const saveThemeMutation = () =>
  mutationOptions({
    mutationFn: (themeSettings: unknown) => updateLayout(themeSettings),
    ...once,
  });

/** Puts the theme back to its first state; the page is loaded afresh afterwards. */
export const resetThemeMutation = () =>
  mutationOptions({
    mutationFn: () => resetLayout(),
    ...once,
  });
