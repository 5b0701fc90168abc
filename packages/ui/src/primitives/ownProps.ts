import type { ComponentPropsWithRef, ElementType } from 'react';

const names = [
  'autoCapitalize',
  'autoComplete',
  'autoFocus',
  'defaultValue',
  'download',
  'enterKeyHint',
  'form',
  'id',
  'inputMode',
  'maxLength',
  'name',
  'placeholder',
  'ref',
  'role',
  'rows',
  'slot',
  'spellCheck',
  'tabIndex',
  'target',
  'title',
  'translate',
  'type',
  'value',
] as const;

type Own = (typeof names)[number] | `aria-${string}` | `on${string}`;

/** What a primitive takes of its element's own attributes, and `ownProps` passes on. */
export type OwnProps<E extends ElementType> = Pick<
  ComponentPropsWithRef<E>,
  Extract<keyof ComponentPropsWithRef<E>, Own>
>;

const listed = new Set<string>(names);

/**
 * Of what a primitive was given, what its element may have: the names above, what is only said of it (`aria-`, `data-`) and
 * functions that hear of events. Anything else, markup and styles above all, does not reach the page, whoever passes it.
 */
export function ownProps<P extends object>(props: P): P {
  const own = Object.entries(props).filter(
    ([name, value]) =>
      listed.has(name) ||
      /^(?:aria|data)-/.test(name) ||
      (typeof value === 'function' && /^on[A-Z]/.test(name)),
  );
  return Object.fromEntries(own) as P;
}
