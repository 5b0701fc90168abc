import type { Token } from './Token.ts';
import { tokens } from './tokens.ts';

type Mapped<V> = { [G in keyof typeof tokens]: { [N in keyof (typeof tokens)[G]]: V } };

/** The token table with `value` of each row in its place. */
export function mapTokens<V>(value: (token: Token, group: string, name: string) => V): Mapped<V> {
  const groups = Object.entries(tokens).map(([group, rows]) => [
    group,
    Object.fromEntries(Object.entries(rows).map(([name, token]) => [name, value(token, group, name)])),
  ]);
  // Object.fromEntries forgets the keys; they are the table's own.
  return Object.fromEntries(groups) as Mapped<V>;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The stable CSS variable of a token, without dashes in front: `vitrin-color-on-brand`. */
export const variableName = (group: string, name: string) => `vitrin-${kebab(group)}-${kebab(name)}`;
