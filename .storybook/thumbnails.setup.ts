import { afterEach } from 'vitest';
import { commands } from 'vitest/browser';

/** The story's id, as Storybook's plugin notes it on its test. */
const idOf = (meta: object) => Reflect.get(meta, 'storyId') as unknown;

afterEach(async ({ task: { meta, result } }) => {
  const id = idOf(meta);
  if (result?.state !== 'fail' && typeof id === 'string') await commands.takeThumbnail(id);
});

declare module 'vitest/browser' {
  interface BrowserCommands {
    takeThumbnail: (id: string) => Promise<void>;
  }
}
