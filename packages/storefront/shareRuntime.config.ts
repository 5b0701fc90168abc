import type { Plugin } from 'vite';

/**
 * Keeps the bundler's own helpers in the page's first script. A file that needs them and nothing else of that script would
 * make them a file of their own, which every page would have to fetch.
 * @param module end of the path of such a file's first module
 */
export function shareRuntime(module: string): Plugin {
  return {
    name: 'vitrin-share-runtime',
    apply: 'build',
    transform(code, id) {
      // React is always in the first script.
      return id.endsWith(module) ? { code: `import 'react';\n${code}`, map: null } : undefined;
    },
  };
}
