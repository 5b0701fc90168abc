import { variableName } from './mapTokens.ts';
import { tokens } from './tokens.ts';
import type { Token } from './Token.ts';

/** A value of themeSettings that the token table knows. */
export interface SettingRow {
  /** `{block}.{item}.{field}`. */
  readonly setting: string;
  readonly variable: string;
  readonly region: string;
}

/** The rows of the token table a theme may set, in its order. Computed at build time; only the editor needs them. */
export const settingRows: SettingRow[] = Object.entries(tokens).flatMap(([group, rows]) =>
  Object.entries<Token>(rows).flatMap(([name, { setting, region }]) =>
    setting === undefined
      ? []
      : [{ setting, variable: `--${variableName(group, name)}`, region: region ?? '' }],
  ),
);
