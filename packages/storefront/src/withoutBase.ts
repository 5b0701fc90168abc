import { basePath } from '@vitrin/ui/paths';

/** The router's own address of a whole one: `/spa/basket/?a=1` is `/basket/?a=1`. */
export const withoutBase = (href: string): string =>
  href === basePath || href.startsWith(`${basePath}/`) ? href.slice(basePath.length) || '/' : href;
