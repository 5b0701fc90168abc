import { NavigationProvider } from '@vitrin/ui/navigation';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useReducer, useState, type ReactNode } from 'react';
import { fn } from 'storybook/test';

/** Where links of a story lead: told to the actions panel and to play functions, never followed. */
export const navigated = fn().mockName('navigate');

/** What the application lends to every piece: a store of answers, new for each story, and a router that stays. */
export function Around({ children }: { children: ReactNode }) {
  const [queries] = useState(() => new QueryClient());
  // React runs effects a moment after it shows something, and nobody is quicker than that: what renders before the page is
  // painted makes it run them first, so a play function finds them done.
  const [, runEffects] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(runEffects, [runEffects, children]);
  return (
    <QueryClientProvider client={queries}>
      <NavigationProvider navigate={navigated}>{children}</NavigationProvider>
    </QueryClientProvider>
  );
}
