import type { CSSOptions } from 'vite';
import { inRem, queryInEm } from '../src/theme/inRem.ts';

/**
 * Every style sheet of ours with its px as rem and, in media queries, as em: sizes are written as they are at the usual size of
 * letters, and grow with a browser's larger ones. To be given to Vite as `css`.
 */
export const growWithLetters: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'vitrin-grow-with-letters',
        Once(root) {
          root.walkDecls((declaration) => {
            declaration.value = inRem(declaration.value, declaration.prop);
          });
          root.walkAtRules(/^media$/, (rule) => {
            rule.params = queryInEm(rule.params);
          });
          root.walkAtRules(/^container$/, (rule) => {
            // Of the page's letters here, too, whatever those of the container.
            rule.params = inRem(rule.params);
          });
        },
      },
    ],
  },
};
