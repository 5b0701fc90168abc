import { isRecord } from '@vitrin/api-client/read/readField';
import { readDesignTokens } from './readDesignTokens.ts';

/**
 * A theme as text: themeSettings or a design token file, both JSON. Undefined for anything else.
 * @param ground the theme that the tokens of a design tool are laid on
 */
export function readThemeText(text: string, ground?: unknown): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return undefined;
    const isSettings = ['blocks', 'layouts'].some((name) => Object.hasOwn(value, name));
    return isSettings && !Object.hasOwn(value, '$extensions') ? value : readDesignTokens(value, ground);
  } catch {
    return undefined;
  }
}
