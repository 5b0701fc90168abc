import type { Plugin } from 'vite';
import { readGuide } from './readGuide.ts';

const name = 'virtual:guide';

/** Gives the guide's pages what the stories and tests say of themselves, read when Storybook is built. */
export const guidePlugin = (): Plugin => ({
  name: 'vitrin-guide',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(readGuide())};` : undefined),
});
