import { basePath, paths } from '@vitrin/ui/paths';

const patterns = Object.values(paths).map(({ pattern }) => ({
  pattern,
  shape: new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i'),
}));

/** The pattern of an address, without what it was asked for; 'unknown' where no screen answers it. */
export function screenPattern(pathname: string): string {
  const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) || '/' : pathname;
  // A pattern without parameters is the closer one: /brand/all/ before /brand/:id/:categoryId.
  const found = patterns.filter(({ shape }) => shape.test(path));
  return (found.find(({ pattern }) => !pattern.includes(':')) ?? found[0])?.pattern ?? 'unknown';
}
