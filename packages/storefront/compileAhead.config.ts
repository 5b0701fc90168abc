import type { Plugin, Rolldown } from 'vite';

const word = '//# allFunctionsCalledOnLoad\n';

/** Of every opening, or a screen: not what is fetched for one act, of which a page calls little. */
const isOfEveryOpening = ({ name, facadeModuleId }: Rolldown.OutputChunk) =>
  ['index', 'shop', 'screens'].includes(name) ||
  /[\\/](?:ui[\\/]src[\\/]screens|storefront[\\/]src)[\\/]/.test(facadeModuleId ?? '');

/**
 * Most functions of these are called while a page is opened. Compiled one by one when they are first called, they take the
 * main thread; said at the top of the file, they are compiled on another while it arrives, where the browser knows the word
 * (https://v8.dev/blog/explicit-compile-hints). It counts before the first statement only, and the list of files a chunk may
 * ask for comes in front of whatever a banner says; so it is written last.
 *
 * @param isAhead which files get it
 */
export function compileAhead(isAhead = isOfEveryOpening): Plugin {
  return {
    name: 'vitrin-compile-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && isAhead(chunk)) chunk.code = word + chunk.code;
      },
    },
  };
}
