import type { Plugin } from 'vite';
import { type Guide, readGuide } from './readGuide.ts';

const name = 'virtual:guide';

/** What the guide's pages are given. */
export interface GuideOfPages extends Guide {
  /** Ids of the states that have a small picture, taken when the stories were last tested. */
  readonly pictures: readonly string[];
}

/**
 * Gives the guide's pages what the stories and tests say of themselves, read when Storybook is built.
 * @param pictures ids of the states whose small pictures are served: those that are taken while Storybook is being built are not
 */
export const guidePlugin = (pictures: readonly string[]): Plugin => ({
  name: 'vitrin-guide',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}`
      ? `export default ${JSON.stringify({ ...readGuide(), pictures } satisfies GuideOfPages)};`
      : undefined,
});
