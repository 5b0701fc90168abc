import type { Cell } from './Cell.ts';

/** Calls whose failure needs no word, each with its reason. */
const quiet: readonly { readonly call: RegExp; readonly because: string }[] = [
  {
    call: /^GET \/application\/getBasketProductCount$/,
    because: 'a number in the header; without it the basket is opened all the same',
  },
];

/** Whether the failure of a call may pass without a word. */
export const isQuiet = (call: string) => quiet.some((entry) => entry.call.test(call));

/** At the login there is no session to lose: what is refused there is an ordinary failure. */
export const maySignIn = ({ screen }: Cell) => screen.startsWith('login');
