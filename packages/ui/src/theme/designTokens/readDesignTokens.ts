import { toCssColor } from './colorValue.ts';
import { themeExtension, toDesignToken, tokensOf } from './writeDesignTokens.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const own = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

const fields = ['bg_color', 'text_color', 'height'] as const;

/** A chain of references longer than this goes in a circle. */
const longestChain = 20;

/**
 * themeSettings of a design token file (DTCG format 2025.10). Tokens are `{block}.{item}.{bg_color | text_color |
 * height}`; references in braces are followed, `$type` may stand at a group. What the file carries of its own under
 * `$extensions` is the ground that changed tokens are laid on, and a token that was taken out is unset.
 * @returns undefined for what is neither design tokens nor anything of a theme
 */
export function readDesignTokens(file: unknown): Record<string, unknown> | undefined {
  if (!isObject(file)) return undefined;
  const carried = own(own(own(file, '$extensions'), themeExtension), 'themeSettings');
  const changes = new Map<string, readonly [string[], unknown]>();
  for (const { block, item, field } of tokensOf(carried)) {
    if (own(own(own(file, block), item), field) === undefined) {
      changes.set(`${block}.${item}.${field}`, [['blocks', block, 'item', item, field], '']);
    }
  }
  let found = 0;
  for (const [block, group] of Object.entries(file)) {
    if (block.startsWith('$') || block === '__proto__' || !isObject(group)) continue;
    for (const [item, tokens] of Object.entries(group)) {
      if (item.startsWith('$') || item === '__proto__' || !isObject(tokens)) continue;
      for (const field of fields) {
        const value = valueOf(file, own(tokens, field), field);
        if (value === undefined) continue;
        found += 1;
        const place = ['blocks', block, 'item', item, field];
        const before = place.reduce<unknown>(own, carried);
        // The same colour keeps the spelling it had.
        if (!isSame(toDesignToken(field, before), toDesignToken(field, value)))
          changes.set(`${block}.${item}.${field}`, [place, value]);
      }
    }
  }
  if (!isObject(carried) && found === 0) return undefined;
  return [...changes.values()].reduce<Record<string, unknown>>(
    (settings, [place, value]) => withValue(settings, place, value),
    isObject(carried) ? carried : {},
  );
}

function valueOf(file: unknown, token: unknown, field: (typeof fields)[number], depth = 0): unknown {
  const value = own(token, '$value');
  const reference = typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
  if (reference !== undefined) {
    const target = reference.split('.').reduce<unknown>(own, file);
    return depth < longestChain ? valueOf(file, target, field, depth + 1) : undefined;
  }
  if (field !== 'height') return toCssColor(value);
  const size = own(value, 'value');
  const unit = own(value, 'unit');
  if (typeof size !== 'number') return undefined;
  // Steps of 0.25 rem; a pixel is a sixteenth of one.
  return unit === 'rem' ? size * 4 : unit === 'px' ? size / 4 : undefined;
}

const isSame = (one: unknown, other: unknown) =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

function withValue(
  settings: unknown,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const entries = new Map(isObject(settings) ? Object.entries(settings) : []);
  entries.set(name, rest.length === 0 ? value : withValue(own(settings, name), rest, value));
  return Object.fromEntries(entries);
}
