import { mutationOptions } from '@tanstack/react-query';
import { getApplication } from '../application/application.ts';
import { expectDone } from '../calls/expectDone.ts';
import { toFormData } from '../calls/toFormData.ts';
import { backend, command } from '../client.ts';
import { once } from '../queries/queryDefaults.ts';
import { isSameJson } from '../read/isSameJson.ts';

/** POST /admin/theme/updatelayout with the whole theme settings object, unknown keys included. */
export async function updateLayout(themeSettings: unknown, signal?: AbortSignal): Promise<void> {
  const body = { properties: JSON.stringify(themeSettings) };
  const answer = await command(
    (init) => backend.POST('/admin/theme/updatelayout', { ...init, body, bodySerializer: toFormData }),
    { signal },
  );
  await expectDone(answer, async () =>
    isSameJson((await getApplication(signal)).themeSettings, themeSettings),
  );
}

/** DELETE /admin/theme/resetLayout */
export async function resetLayout(signal?: AbortSignal): Promise<void> {
  await command((init) => backend.DELETE('/admin/theme/resetLayout', init), { signal });
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
