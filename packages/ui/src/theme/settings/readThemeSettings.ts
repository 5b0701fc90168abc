import { isLight, shownColor } from '../contrast.ts';
import { laidOn, readableOnTranslucent } from '../readableOn.ts';
import { settingVariables } from '../settingVariables.css.ts';
import { alphaOf } from './alphaOf.ts';
import { isRecord, readField } from '@vitrin/api-client/read/readField';
import { readColor } from './readColor.ts';
import { readDeclarations } from './readDeclarations.ts';
import { readHeight } from './readHeight.ts';
import { plainName, selectorOf } from './selectorOf.ts';

/** Declarations for one selector of the page. */
export interface ThemeRule {
  readonly selector: string;
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

/** What a shop's themeSettings paint. */
export interface Theme {
  /** CSS variable → value. */
  readonly style: Readonly<Record<string, string>>;
  readonly rules: readonly ThemeRule[];
  /** Paths (`{block}.{item}.{field}`) of values that were there but not well-formed or not to be seen, and were not painted. */
  readonly rejected: readonly string[];
}

const fields = {
  bg_color: { read: readColor, variable: 'surface', property: 'background-color' },
  text_color: { read: readColor, variable: 'text', property: 'color' },
  height: { read: readHeight, variable: 'height', property: 'height' },
} as const;

/**
 * Reads the server's themeSettings (`{blocks: {[block]: {item: {[item]: {bg_color, text_color, height, customCss,
 * selector_id, selector_class}}}}}`) of whatever shape. Never throws: what is not understood is reported and not painted.
 */
export function readThemeSettings(settings: unknown): Theme {
  const style: Record<string, string> = {};
  const rules: ThemeRule[] = [];
  const rejected: string[] = [];

  for (const [blockName, block] of entriesOf(readField(settings, 'blocks'))) {
    for (const [itemName, item] of entriesOf(readField(block, 'item'))) {
      const path = `${blockName}.${itemName}`;
      if (!plainName.test(blockName) || !plainName.test(itemName)) {
        rejected.push(path);
        continue;
      }
      const own: [string, string][] = [];
      const paint = (field: keyof typeof fields, value: string) => {
        const known = settingVariables[`${path}.${field}`];
        style[known ?? `--vitrin-${kebab(path)}-${fields[field].variable}`] = value;
        // On a ground of its own a text is painted as it is: what its token derives from it is for ours.
        if (known === undefined || own[0]) own.push([fields[field].property, value]);
      };

      const values = new Map<keyof typeof fields, string>();
      for (const field of fieldNames) {
        const raw = readField(item, field);
        const read = fields[field].read(raw);
        const value = read !== undefined && mustBeOpaque.has(`${path}.${field}`) ? opaque(read) : read;
        if (value !== undefined) values.set(field, value);
        else if (isGiven(raw)) rejected.push(`${path}.${field}`);
      }
      for (const [field, value] of values) paint(field, value);
      const ground = values.get('bg_color');
      const shade = ground === undefined ? undefined : schemeOf(path, ground, values.get('text_color'));
      if (shade !== undefined) style[`--vitrin-${kebab(path)}-scheme`] = shade;
      if (ground !== undefined && !values.has('text_color') && !derivesItsText.has(path)) {
        paint('text_color', readableOnTranslucent(ground));
      }

      const { kept, dropped } = readDeclarations(readField(item, 'customCss'));
      const selector = selectorOf(item);
      if (dropped.length > 0 || (kept.length > 0 && selector === undefined))
        rejected.push(`${path}.customCss`);
      const declarations = [...own, ...kept];
      if (selector !== undefined && declarations.length > 0) rules.push({ selector, declarations });
    }
  }
  return { style, rules, rejected };
}

const fieldNames = ['bg_color', 'text_color', 'height'] as const;

/** The token table already derives the text on the brand colour. */
const derivesItsText = new Set(['elements.button']);

/** Everything on the brand derives from it, and what derives from a translucent colour is translucent too. */
const mustBeOpaque = new Set(['elements.button.bg_color']);

/** What is seen of a colour on white, as the editor shows it; undefined where that is nothing. */
function opaque(color: string): string | undefined {
  const alpha = alphaOf(color);
  if (alpha === 0) return undefined;
  return alpha < 1 ? laidOn(255, color) : color;
}

/** What stands on these follows the scheme of their text (`onGround`). */
const hasItsScheme = new Set(['elements.card', 'sidebar.main']);

/** Dark where the text is light, or would have to be; undefined where no browser can tell. */
function schemeOf(path: string, ground: string, text: string | undefined) {
  if (!hasItsScheme.has(path) || typeof OffscreenCanvas === 'undefined') return undefined;
  const isDark = text === undefined ? !isLight(shownColor(ground)) : isLight(shownColor(text));
  return isDark ? 'dark' : 'light';
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

const kebab = (path: string) =>
  path
    .replaceAll('.', '-')
    .replaceAll('_', '-')
    .replaceAll(/[a-z\d](?=[A-Z])/g, '$&-')
    .toLowerCase();

const entriesOf = (value: unknown) => (isRecord(value) ? Object.entries(value) : []);
