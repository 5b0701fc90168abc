import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { paintTheme } from '../theme/paintTheme.ts';
import { readThemeSettings } from '../theme/settings/readThemeSettings.ts';

export interface ThemedRegionProps {
  /** themeSettings as the server sent them, of whatever shape. */
  settings: unknown;
  children: ReactNode;
}

/** Paints only what is inside with the variables of a theme (a preview beside the page); selectors stay the page's. */
export function ThemedRegion({ settings, children }: ThemedRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (region.current === null ? undefined : paintTheme(region.current, readThemeSettings(settings))),
    [settings],
  );
  return (
    <div data-vitrin-theme="" ref={region}>
      {children}
    </div>
  );
}
