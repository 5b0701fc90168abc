import type { Plugin } from 'vite';

/**
 * Leaves out of the typed client what the shop has no use for, 0.6 KiB of every page: middleware, and how lists and objects
 * are written into addresses. The legacy endpoints take numbers and words; `checks/openapi.test.ts` holds that the contract
 * describes nothing else.
 */
export function trimClient(): Plugin {
  return {
    name: 'vitrin-trim-client',
    apply: 'build',
    transform(code, id) {
      if (!/[\\/]openapi-fetch[\\/]dist[\\/]/.test(id)) return undefined;
      const trimmed = code
        .replace(
          /^(function serialize(?:Array|Object)Param)\([^]*?^\}$/gm,
          '$1() { throw new Error("list in an address"); }',
        )
        .replaceAll('finalMiddlewares.length', '0')
        .replace(/^ {4}use\([^]*?^ {4}\},$/m, '')
        .replace(/^ {4}eject\([^]*?^ {4}\}$/m, '');
      return { code: trimmed, map: null };
    },
  };
}
