import type { QueryClient } from '@tanstack/react-query';
import type { Application } from '@vitrin/api-client/application/application';
import type { ReactNode } from 'react';
import type { Params } from 'react-router-dom';
import type { LazyScreen } from './lazyScreen.tsx';

/** An address of the site and what stands there. */
export interface AppRoute {
  readonly pattern: string;
  readonly element: ReactNode;
  /** Whose code the address needs. */
  readonly screen: Pick<LazyScreen<never>, 'load' | 'warm'>;
  /** Tells something without asking the shop, which only who is signed in may see. */
  readonly isNews?: true;
  /** Asks for what the screen asks for first. */
  readonly prefetch?: (
    queries: QueryClient,
    application: Application,
    address: { readonly params: Params; readonly search: URLSearchParams },
  ) => Promise<void>;
}
