import type { Plugin } from 'vite';

/** `readonly` before the type of a list; not before the name of a property or an index signature. */
const ofList = /\breadonly (?![\w$]+\??:|(?<!: readonly )\[)/g;

/** A source whose lists may be changed. Nothing moves: what is reported of a place is still there. */
export const leaveOutReadonly = (code: string): string =>
  code.replaceAll(ofList, (word) => ' '.repeat(word.length));

/**
 * Shows react-docgen no `readonly` lists: it knows no such type, and the table of props would call them unknown.
 */
export const readableLists = (): Plugin => ({
  name: 'vitrin-readable-lists',
  transform: {
    // Before react-docgen, which Storybook puts ahead of everything of ours.
    order: 'pre',
    filter: { id: /\/packages\/ui\/src\/(?!.*\.stories\.).*\.tsx$/ },
    handler: (code) => ({ code: leaveOutReadonly(code), map: null }),
  },
});
