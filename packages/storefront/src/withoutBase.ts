import { basePath, paths } from '@vitrin/ui/paths';

/** The router's own address of a whole one: `/spa/basket/?a=1` is `/basket/?a=1`. */
export const withoutBase = (href: string): string =>
  href === basePath || href.startsWith(`${basePath}/`) ? href.slice(basePath.length) || '/' : href;

/** Whether an address is the login's, which is an application of its own. */
export const isLoginAddress = (href: string): boolean => href.split(/[?#]/)[0] === paths.login.to();
