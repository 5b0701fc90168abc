import { writeDesignTokens } from '../../theme/designTokens/writeDesignTokens.ts';

/** Gives the theme to the browser as a design token file. */
export function downloadTheme(settings: unknown): void {
  const text = JSON.stringify(writeDesignTokens(settings), null, 2);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/design-tokens+json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'vitrin.tokens.json';
  link.click();
  // The browser has begun to read it only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
