import { beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { shareSeen } from './seen.ts';

beforeEach(() => shareSeen((numbers) => commands.exchangeSeen(numbers)));

declare module 'vitest/browser' {
  interface BrowserCommands {
    exchangeSeen: (numbers: readonly number[]) => Promise<readonly number[]>;
  }
}
