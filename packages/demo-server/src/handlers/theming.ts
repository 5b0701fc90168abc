import type { RequestHandler } from 'msw';
import type { ThemeSettings } from '../content/themeSettings.ts';
import type { DemoShop } from '../demoShop.ts';
import { http, outcomeOf, platform } from './http.ts';
import { readJson, readWhole } from './readJson.ts';
import type { Authentication } from './Authentication.ts';

/** Icons are a class pair of the free Font Awesome sets, in any of the spellings the legacy shop knows, or none. */
const iconForm = /^(fa[srb]?|fa-(solid|regular|brands)) fa-[a-z0-9-]+$/;

/** The theme editor's saves, for administrators only. */
export function themingHandlers(
  { catalogue, content }: DemoShop,
  { member }: Authentication,
): RequestHandler[] {
  return [
    http.post('/admin/theme/updateCategoryIcon', async ({ request, cookies, response }) => {
      const dealer = await member({ request, cookies });
      if (!dealer) return response(401).json(platform.sessionLost);
      if (!dealer.actor.member.canEditTheme) return response(403).json(platform.forbidden);
      const { id, icon } = await readJson(request);
      const stokNotId = readWhole(id);
      if (stokNotId === undefined || typeof icon !== 'string' || (icon !== '' && !iconForm.test(icon))) {
        return response(400).json(platform.badRequest);
      }
      if (!catalogue.categories.some((category) => category.stokNotId === stokNotId)) {
        return response(200).json(outcomeOf({ ok: false, message: 'Kategori bulunamadı.' }));
      }
      content.saveIcon(stokNotId, icon);
      return response(200).json(outcomeOf({ ok: true }));
    }),
    http.post('/admin/theme/updatelayout', async ({ request, cookies, response }) => {
      const dealer = await member({ request, cookies });
      if (!dealer) return response(401).json(platform.sessionLost);
      if (!dealer.actor.member.canEditTheme) return response(403).json(platform.forbidden);
      const settings = readTheme(await readFormField(request, 'properties'));
      if (!settings) return response(400).json(platform.badRequest);
      content.saveTheme(settings);
      return response(200).json(outcomeOf({ ok: true }));
    }),
    http.delete('/admin/theme/resetLayout', async ({ request, cookies, response }) => {
      const dealer = await member({ request, cookies });
      if (!dealer) return response(401).json(platform.sessionLost);
      if (!dealer.actor.member.canEditTheme) return response(403).json(platform.forbidden);
      content.resetTheme();
      return response(200).json(outcomeOf({ ok: true }));
    }),
  ];
}

async function readFormField(request: Pick<Request, 'formData'>, name: string): Promise<string | undefined> {
  try {
    const value = (await request.formData()).get(name);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The theme settings, whatever unknown keys they carry; undefined for what is no object with blocks. */
function readTheme(text: string | undefined): ThemeSettings | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    const isTheme =
      typeof value === 'object' && value !== null && typeof Reflect.get(value, 'blocks') === 'object';
    return isTheme ? (value as ThemeSettings) : undefined;
  } catch {
    return undefined;
  }
}
