import { readHeight } from '../settings/readHeight.ts';
import { toColorValue } from './colorValue.ts';

/** Under `$extensions`, what a theme has that design tokens have no place for. */
export const themeExtension = 'com.vitrin.theme';

export interface DesignToken {
  readonly $type: 'color' | 'dimension';
  readonly $value: unknown;
}

/** Names that may not be those of tokens and groups (DTCG 2025.10, 5.1.1). */
const isTokenName = (name: string) => name !== '' && !/^\$|[{}.]/.test(name) && name !== '__proto__';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of themeSettings as a design token; undefined for what is no colour or height. */
export function toDesignToken(field: string, value: unknown): DesignToken | undefined {
  if (field === 'height') {
    const rem = readHeight(value);
    return rem === undefined
      ? undefined
      : { $type: 'dimension', $value: { value: Number.parseFloat(rem), unit: 'rem' } };
  }
  const color = typeof value === 'string' ? toColorValue(value) : undefined;
  return color && { $type: 'color', $value: color };
}

/** Every colour and height of themeSettings: `{block}`, `{item}`, field and its token. */
export function* tokensOf(settings: unknown) {
  const blocks = isObject(settings) && isObject(settings['blocks']) ? settings['blocks'] : {};
  for (const [block, content] of Object.entries(blocks)) {
    const items = isObject(content) && isObject(content['item']) ? content['item'] : {};
    for (const [item, values] of Object.entries(items)) {
      if (!isObject(values) || !isTokenName(block) || !isTokenName(item)) continue;
      for (const field of ['bg_color', 'text_color', 'height']) {
        const token = Object.hasOwn(values, field) ? toDesignToken(field, values[field]) : undefined;
        if (token) yield { block, item, field, token };
      }
    }
  }
}

/**
 * themeSettings as a design token file (DTCG format 2025.10): a group for each block and item, a token for each colour
 * and height. What tokens cannot say (custom CSS, selectors, titles, unknown keys, how a value was spelled) goes along
 * under `$extensions`, so that reading the file back loses nothing.
 */
export function writeDesignTokens(settings: unknown): Record<string, unknown> {
  const file: Record<string, unknown> = {
    $description: 'Vitrin themeSettings, Design Tokens Format Module 2025.10',
    $extensions: { [themeExtension]: { themeSettings: settings } },
  };
  for (const { block, item, field, token } of tokensOf(settings)) {
    const group = ownGroup(file, block);
    ownGroup(group, item)[field] = token;
  }
  return file;
}

/** The group of that name, made where there is none; what objects inherit (`constructor`…) is no group. */
function ownGroup(parent: Record<string, unknown>, name: string): Record<string, unknown> {
  const present = Object.hasOwn(parent, name) ? parent[name] : undefined;
  if (isObject(present)) return present;
  const group: Record<string, unknown> = {};
  parent[name] = group;
  return group;
}
