import { useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { ThemedRegion } from '../packages/ui/src/foundations/ThemedRegion.tsx';
import { ThemeProvider } from '../packages/ui/src/theme/ThemeProvider.tsx';
import { vars } from '../packages/ui/src/theme/vars.css.ts';
import { shownLook } from './shownLook.ts';
import { readTheme } from './themes.ts';

interface LookProps {
  /** Name of a theme of the toolbar, or a theme as text. */
  theme: unknown;
  scheme: 'light' | 'dark';
  density: 'compact' | 'comfortable';
  /** A docs page shows several stories, each with its own look: only the story's box is painted. */
  isBoxed: boolean;
  children: ReactNode;
}

/** Puts a story under the theme, scheme and density of the toolbar. */
export function Look({ theme, scheme, density, isBoxed, children }: LookProps) {
  const over = useSyncExternalStore(shownLook.subscribe, shownLook.get);
  const worn = over?.theme ?? theme;
  const shade = over?.scheme ?? scheme;
  // The same text must stay the same object: a new one would be painted again.
  const settings = useMemo(() => readTheme(worn), [worn]);

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['scheme'] = isBoxed ? 'light' : shade;
    dataset['density'] = isBoxed ? 'compact' : density;
  }, [shade, density, isBoxed]);

  if (!isBoxed) return <ThemeProvider settings={settings}>{children}</ThemeProvider>;
  return (
    <ThemedRegion settings={settings}>
      <div data-scheme={shade} data-density={density} style={boxed}>
        {children}
      </div>
    </ThemedRegion>
  );
}

const boxed = { padding: vars.space[4], background: vars.color.surface, color: vars.color.text };
