import type { Cell } from './Cell.ts';

interface QuietCall {
  readonly screen?: RegExp;
  readonly call: RegExp;
  readonly because: string;
  /** The button behind which its failure is told. */
  readonly behind?: string;
}

/** Calls whose failure is not told in the sight of everybody, each with its reason. */
const quiet: readonly QuietCall[] = [
  {
    call: /^GET \/categorymenu\/get$/,
    because: 'the categories are told where they are opened',
    behind: 'Kategoriler',
  },
  {
    call: /^GET \/application\/getBasketProductCount$/,
    because: 'a number in the header; without it the basket is opened all the same',
  },
  {
    call: /^GET \/promotion\/GetPromotion\?type=40\b/,
    because: 'an announcement nobody asked for',
  },
  {
    screen: /^(?!info)/,
    call: /^GET \/info\/me$/,
    because:
      'the names of the company beside what is shown: without them all of it is there, and nobody else is named',
  },
  {
    screen: /^(login|qrmenu|apage\/)/,
    call: /^GET \/application$/,
    because: 'only the colours and the name in the tab: the screen is whole without them',
  },
];

/** How the failure of this call is told where nothing is said on the page itself; undefined where it has to be. */
export const quietCall = ({ screen, call }: Cell): QuietCall | undefined =>
  quiet.find((entry) => entry.call.test(call) && (entry.screen?.test(screen) ?? true));

/** At the login there is no session to lose: what is refused there is an ordinary failure. */
export const maySignIn = ({ screen }: Cell) => screen.startsWith('login');
