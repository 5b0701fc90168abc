import { colorTokens } from './colorTokens.ts';
import { componentTokens } from './componentTokens.ts';
import { scaleTokens } from './scaleTokens.ts';
import type { TokenGroup } from './Token.ts';

/**
 * Every value of the look, one row each. The CSS contract, the defaults, what themeSettings may set, the editor's
 * labels and the Foundations pages derive from this table.
 */
export const tokens = {
  color: colorTokens,
  ...scaleTokens,
  ...componentTokens,
} satisfies Record<string, TokenGroup>;
