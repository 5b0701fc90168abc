import type { CDPSession, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { uniqueCard } from './payment.ts';
import { readPlaces, stringsOfHeap } from './pageMemory.ts';

/** A card that is looked for. */
export interface Card {
  readonly number: string;
  readonly cvc: string;
}

/** Whether a text holds more of a number than the eight digits that name its bank, or the end of it, however it is grouped. */
const holdsNumber = (text: string, { number }: Card): boolean => {
  const digits = text.replaceAll(/[\s\u00A0+-]|%20/g, '');
  return digits.includes(number.slice(0, 9)) || digits.includes(number.slice(-8));
};

/** Three digits stand for the code only where nothing continues them. */
const holdsCode = (text: string, { cvc }: Card): boolean =>
  new RegExp(String.raw`(?<![\w.,%-])${cvc}(?![\w.,%-])`).test(text);

const holds = (text: string, card: Card): boolean => holdsNumber(text, card) || holdsCode(text, card);

/** A card whose number is nobody's, and whose code is no number this page knows yet. */
async function findCard(page: Page, session: CDPSession): Promise<Card> {
  const number = uniqueCard();
  const shown = Object.values(await readPlaces(page)).join('\n');
  const used = new Set(await stringsOfHeap(session));
  // The engine keeps texts of numbers it has made, among them those by which it knows functions, and may make any of them later. None
  // begins with a zero, as every tenth code does.
  for (let code = 99; code > 0; code -= 1) {
    const cvc = String(code).padStart(3, '0');
    if (!used.has(cvc) && !holdsCode(shown, { number, cvc })) return { number, cvc };
  }
  throw new Error('This page knows every code that begins with a zero.');
}

/**
 * Listens from now on to everything a page sends and says, for a card of its own; the form the card is typed into is open
 * already, so that its numbers are no news.
 */
export async function watchCard(page: Page) {
  const context = page.context();
  const session = await context.newCDPSession(page);
  const card = await findCard(page, session);
  const sent: { readonly name: string; readonly text: string }[] = [];
  const said: string[] = [];
  const visited: string[] = [];
  context.on('request', (request) => {
    const body = request.postDataBuffer()?.toString('latin1') ?? '';
    // How long a body is, is a number of three digits, too.
    const { 'content-length': _, ...headers } = request.headers();
    const { pathname } = new URL(request.url());
    sent.push({
      name: `${request.method()} ${pathname}`,
      text: `${request.url()}\n${JSON.stringify(headers)}\n${body}`,
    });
  });
  page.on('console', (message) => said.push(message.text()));
  page.on('framenavigated', (frame) => visited.push(frame.url()));

  /** Where in the memory of the page's scripts the card is. */
  const inHeap = async (): Promise<boolean> => {
    const strings = await stringsOfHeap(session);
    // A heap without the page's own words would prove nothing.
    expect(strings.length).toBeGreaterThan(10_000);
    return strings.some((text) => text === card.cvc || holdsNumber(text, card));
  };

  return {
    card,
    /** The requests that carried any of the card. */
    carriers: () => sent.filter(({ text }) => holds(text, card)).map(({ name }) => name),
    /** Whether a request of this name carried both, as it must to be carried out. */
    carriesWhole: (name: string) =>
      sent.some((one) => one.name === name && one.text.includes(card.number) && holdsCode(one.text, card)),
    /** The places that hold any of the card at this moment, or ever did where they forget nothing. */
    places: async (): Promise<readonly string[]> => {
      const { entries } = await session.send('Page.getNavigationHistory');
      const texts: Record<string, string> = {
        ...(await readPlaces(page)),
        console: said.join('\n'),
        addresses: [...visited, ...entries.map(({ url, title }) => `${url} ${title}`)].join('\n'),
        cookies: JSON.stringify(await context.cookies()),
      };
      const found = Object.keys(texts).filter((place) => holds(texts[place] ?? '', card));
      return (await inHeap()) ? [...found, 'heap'] : found;
    },
  };
}
