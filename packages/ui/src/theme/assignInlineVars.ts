/**
 * Variables of style sheets with a value each, as the inline style of an element.
 * @param values by what `createVar` gives: `var(--name)`
 */
export const assignInlineVars = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name.slice('var('.length, -1), value]));
