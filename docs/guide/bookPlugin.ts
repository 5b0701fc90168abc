import type { Plugin } from 'vite';
import { readBook } from './readBook.ts';

const name = 'virtual:book';

/** Gives the guide's pages what the stories and tests say of themselves, read when Storybook is built. */
export const bookPlugin = (): Plugin => ({
  name: 'vitrin-book',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(readBook())};` : undefined),
});
