import { spyOn } from 'storybook/test';

/** Notes the waits that begin from here on; what it gives tells them, in milliseconds. */
export function waits(): () => readonly (number | undefined)[] {
  const timers = [spyOn(globalThis, 'setTimeout'), spyOn(globalThis, 'setInterval')];
  return () => timers.flatMap(({ mock }) => mock.calls.map(([, wait]) => wait));
}
