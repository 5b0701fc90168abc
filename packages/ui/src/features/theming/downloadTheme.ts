import { saveFile } from '../../primitives/saveFile.ts';
import { writeDesignTokens } from '../../theme/designTokens/writeDesignTokens.ts';

/** Gives the theme to the browser as a design token file. */
export function downloadTheme(settings: unknown): void {
  const text = JSON.stringify(writeDesignTokens(settings), null, 2);
  saveFile(new Blob([text], { type: 'application/design-tokens+json' }), 'vitrin.tokens.json');
}
