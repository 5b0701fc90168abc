import { variableName } from './mapTokens.ts';
import { tokens } from './tokens.ts';
import type { Token } from './Token.ts';

/** themeSettings path → CSS variable, of the rows that name one. Computed at build time: the table itself stays at home. */
export const settingVariables: Record<string, string> = Object.fromEntries(
  Object.entries(tokens).flatMap(([group, rows]) =>
    Object.entries<Token>(rows).flatMap(([name, { setting }]) =>
      setting === undefined ? [] : [[setting, `--${variableName(group, name)}`]],
    ),
  ),
);
