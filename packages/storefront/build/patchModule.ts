import type { Plugin } from 'vite';

/** A change to one module of a package. */
interface Patch {
  /** End of the module's path, without its ending (`.js`, `.mjs`). */
  readonly module: string;
  /** What is replaced, wherever it stands in the module. */
  readonly from: string;
  readonly to: string;
  /** The condition under which the patch can go. */
  readonly until: string;
}

/**
 * Changes a module of a package while it is built, which is for what no option of the package and no wrapper around it can
 * do. The build fails where the patch matches nothing, as after a new version that is written differently.
 */
export function patchModule({ module, from, to, until }: Patch): Plugin {
  let isDone = false;
  return {
    name: 'vitrin-patch-module',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const path = id.replaceAll('\\', '/').replace(/\.m?js(?:\?.*)?$/, '');
      if (!path.endsWith(module) || !code.includes(from)) return null;
      isDone = true;
      return { code: code.replaceAll(from, () => to), map: null };
    },
    buildEnd(error) {
      if (!error && !isDone)
        this.error(`The patch of ${module} matches nothing any more. It can go when ${until}.`);
    },
  };
}
