import { useInsertionEffect, type ReactNode } from 'react';
import { paintTheme } from './paintTheme.ts';
import { readThemeSettings } from './settings/readThemeSettings.ts';

export interface ThemeProviderProps {
  /** themeSettings as the server sent them, of whatever shape. */
  settings: unknown;
  children?: ReactNode;
}

/**
 * Paints the whole document, overlays included. A change paints again and renders nothing: pass the same `children`
 * or put it beside the tree.
 */
export function ThemeProvider({ settings, children }: ThemeProviderProps) {
  useInsertionEffect(() => paintTheme(document.documentElement, readThemeSettings(settings)), [settings]);
  return children;
}
