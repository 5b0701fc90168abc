import { useInsertionEffect, type ReactNode } from 'react';
import { paintTheme } from './paintTheme.ts';
import { readThemeSettings } from './settings/readThemeSettings.ts';
import { themeDraft } from './themeDraft.ts';

export interface ThemeProviderProps {
  /** themeSettings as the server sent them, of whatever shape. */
  settings: unknown;
  children?: ReactNode;
}

/**
 * Paints the whole document, overlays included; what is being edited instead of `settings`. A change paints again and
 * renders nothing: pass the same `children` or put it beside the tree.
 */
export function ThemeProvider({ settings, children }: ThemeProviderProps) {
  useInsertionEffect(() => {
    const paint = () => paintTheme(document.documentElement, readThemeSettings(themeDraft.get() ?? settings));
    let unpaint = paint();
    const unsubscribe = themeDraft.subscribe(() => {
      unpaint();
      unpaint = paint();
    });
    return () => {
      unsubscribe();
      unpaint();
    };
  }, [settings]);
  return children;
}
