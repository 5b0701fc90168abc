import { beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

// The headless shell's mouse stands in the upper left corner, where a story may lay something that opens under a resting one.
beforeAll(() => commands.parkMouse());

declare module 'vitest/browser' {
  interface BrowserCommands {
    parkMouse: () => Promise<void>;
  }
}
