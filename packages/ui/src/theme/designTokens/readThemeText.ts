import { readDesignTokens } from './readDesignTokens.ts';

/**
 * A theme as text: themeSettings or a design token file, both JSON. Undefined for anything else.
 * @param ground the theme that the tokens of a design tool are laid on
 */
export function readThemeText(text: string, ground?: unknown): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const isSettings = ['blocks', 'layouts'].some((name) => Object.hasOwn(value, name));
    return isSettings && !Object.hasOwn(value, '$extensions')
      ? (value as Record<string, unknown>)
      : readDesignTokens(value, ground);
  } catch {
    return undefined;
  }
}
