import { useQuery } from '@tanstack/react-query';
import type { IconStyle } from '@vitrin/api-client/read/readIconClass';
import { readIconSet, type IconSet } from './readIconSet.ts';

// A chunk for each: whoever looks for a brand waits for no other icon.
const loaders: Record<IconStyle, () => Promise<{ default: string }>> = {
  regular: () => import('virtual:icon-set/regular'),
  solid: () => import('virtual:icon-set/solid'),
  brands: () => import('virtual:icon-set/brands'),
};

export interface IconSetState {
  /** Undefined while it is still coming, or when it could not be loaded. */
  readonly set: IconSet | undefined;
  /** Asks again; only there when it could not be loaded. */
  readonly onRetry: (() => void) | undefined;
}

/** All icons of a style, fetched when they are first shown. */
export function useIconSet(style: IconStyle): IconSetState {
  const { data, isError, refetch } = useQuery({
    queryKey: ['icon-set', style],
    queryFn: async () => readIconSet((await loaders[style]()).default),
    staleTime: Infinity,
    structuralSharing: false,
    networkMode: 'always',
    retry: false,
  });
  return { set: data, onRetry: isError ? () => void refetch() : undefined };
}
