import type { BrowserCommand } from 'vitest/node';

/** Puts the browser's own mouse outside the window: stories move a mouse of their own. */
export const parkMouse: BrowserCommand = async ({ page }) => page.mouse.move(-10, -10);
