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
 * `$extensions` is the ground that changed tokens are laid on, and a token that was taken out is unset. A file of a design
 * tool carries nothing: its tokens are laid on `ground`, and what it does not name stays.
 * @returns undefined for what is neither design tokens nor anything of a theme
 */
export function readDesignTokens(file: unknown, ground?: unknown): Record<string, unknown> | undefined {
  if (!isObject(file)) return undefined;
  const carried = own(own(own(file, '$extensions'), themeExtension), 'themeSettings');
  const changes = new Map<string, readonly [string[], unknown]>();
  for (const { block, item, field } of tokensOf(carried)) {
    if (own(own(own(file, block), item), field) === undefined) {
      changes.set(`${block}.${item}.${field}`, [['blocks', block, 'item', item, field], '']);
    }
  }
  const base = isObject(carried) ? carried : isObject(ground) ? ground : {};
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
        const before = place.reduce<unknown>(own, base);
        // The same colour keeps the spelling it had.
        if (!isSame(toDesignToken(field, before), toDesignToken(field, value)))
          changes.set(`${block}.${item}.${field}`, [place, value]);
      }
    }
  }
  if (!isObject(carried) && found === 0) return undefined;
  return [...changes.values()].reduce<Record<string, unknown>>(
    (settings, [place, value]) => withValue(settings, place, value),
    base,
  );
}

function valueOf(file: unknown, token: unknown, field: (typeof fields)[number], depth = 0): unknown {
  const value = own(token, '$value');
  const target = targetOf(file, value);
  if (target) return depth < longestChain ? valueOf(file, target.token, field, depth + 1) : undefined;
  if (field !== 'height') return toCssColor(value);
  const size = own(value, 'value');
  const unit = own(value, 'unit');
  if (typeof size !== 'number') return undefined;
  // Steps of 0.25 rem; a pixel is a sixteenth of one.
  return unit === 'rem' ? size * 4 : unit === 'px' ? size / 4 : undefined;
}

/** What a value refers to: `{group.token}`, or a JSON pointer to a token or to its value (DTCG 2025.10, 7). */
function targetOf(file: unknown, value: unknown): { readonly token: unknown } | undefined {
  const alias = typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
  if (alias !== undefined) return { token: alias.split('.').reduce<unknown>(own, file) };
  const pointer = own(value, '$ref');
  if (typeof pointer !== 'string' || !pointer.startsWith('#/')) return undefined;
  const names = pointer.slice(2).split('/');
  if (names.at(-1) === '$value') names.pop();
  const plain = names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  return { token: plain.reduce<unknown>(own, file) };
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
