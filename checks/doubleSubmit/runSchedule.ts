import { vi } from 'vitest';
import { createRandom, type Random } from '../../packages/demo-server/src/shop/catalogue/random.ts';
import { createWorld, type Protection, type TabHost, type World } from './createWorld.ts';
import { openScreens, type Place, type Screens } from './openScreens.ts';

/** What somebody did in one schedule, and what the server has booked at its end. */
export interface Outcome {
  readonly presses: number;
  readonly reloads: number;
  readonly tabs: number;
  readonly backs: number;
  /** Schedules whose order is paid by card. */
  readonly cards: number;
  /** Orders and finishes booked beyond the first. */
  readonly duplicates: number;
  /** Charges beyond the first, and any where nobody paid by card. */
  readonly overcharges: number;
  /** Orders that were never booked, or said to be finished and are not, or finished without their charge. */
  readonly lost: number;
  /** Pieces in the basket more than were asked for, and fewer. */
  readonly extraLines: number;
  readonly missingLines: number;
}

interface Tab {
  readonly host: TabHost;
  readonly screens: Screens;
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Lets the clock go on, timer by timer; the server has always answered before the next one. */
async function pass(world: World, milliseconds: number): Promise<void> {
  const settle = async () => {
    do await turn();
    while (world.network.working > 0);
    await turn();
  };
  await settle();
  const end = Date.now() + milliseconds;
  setTimeout(() => {}, milliseconds);
  while (Date.now() < end) {
    await vi.advanceTimersToNextTimerAsync();
    await settle();
  }
}

/** Longer than anything is on its way. */
const longEnough = 100_000;

/** Somebody in a hurry, on a bad line, who orders one basket: everything they do follows from the seed. */
export async function runSchedule(seed: number, protection: Protection): Promise<Outcome> {
  const random = createRandom(seed);
  const world = createWorld(random, protection);
  const isByCard = random.next() < 0.5;
  const counts = { presses: 0, reloads: 0, tabs: 1, backs: 0, cards: Number(isByCard) };
  const open = (place: Place): Tab => {
    const host = world.openTab();
    return { host, screens: host.run(() => openScreens(host, place, isByCard)) };
  };
  const tabs = [open({ screen: 'basket' })];
  const first = tabs[0] as Tab;

  await fillBasket(world, first.screens, random);
  const added = await world.legacy.basketRows();
  for (let typed = random.below(3); typed > 0; typed -= 1) {
    first.screens.type(random.below(3), 2 + random.below(5));
    await pass(world, random.below(600));
  }

  for (let step = 0; step < 24; step += 1) {
    const index = random.below(tabs.length);
    const { host, screens } = tabs[index] as Tab;
    const action = random.next();
    if (action < 0.45) {
      counts.presses += 1;
      screens.press(1 + random.below(3));
      // Enter and click are two events of the same moment.
      if (random.next() < 0.3) void Promise.resolve().then(() => screens.press(1));
    } else if (action < 0.6) screens.check();
    else if (action < 0.72) {
      counts.reloads += 1;
      host.close();
      tabs[index] = open(screens.place());
    } else if (action < 0.84 && tabs.length < 3) {
      counts.tabs += 1;
      tabs.push(open(screens.place()));
    } else {
      counts.backs += 1;
      screens.go({ screen: 'basket' });
    }
    await pass(world, random.below(random.next() < 0.1 ? 40_000 : 2500));
  }

  await finishCalmly(world, tabs, open);
  return { ...counts, ...judge(world, tabs, added, isByCard) };
}

/** Adds every product once, twice by accident now and then; what may not be there is looked for before it is added again. */
async function fillBasket(world: World, screens: Screens, random: Random): Promise<void> {
  for (const productId of world.legacy.products) {
    for (let isIn = false; !isIn;) {
      const adding = screens.add(productId, 1 + random.below(2));
      await pass(world, longEnough);
      await readBasket(world, screens);
      isIn =
        (await adding) || (screens.basket()?.lines.some((line) => line.productId === productId) ?? false);
    }
  }
}

async function readBasket(world: World, screens: Screens): Promise<void> {
  const reading = screens.readBasket();
  await pass(world, 20_000);
  if (!(await reading)) await readBasket(world, screens);
}

/** The line is good again, the other tabs are closed: somebody patient does what the screen offers until it is over. */
async function finishCalmly(world: World, tabs: Tab[], open: (place: Place) => Tab): Promise<void> {
  await pass(world, longEnough);
  world.network.isCalm = true;
  tabs.forEach(({ host }) => host.close());
  tabs.push(open({ screen: 'basket' }));
  const { screens } = tabs.at(-1) as Tab;
  for (let round = 0; round < 12 && screens.place().screen !== 'success'; round += 1) {
    await pass(world, longEnough);
    if (screens.place().screen === 'basket' && screens.basket()?.lines.length === 0) break;
    screens.check();
    screens.press(1);
    await pass(world, 1000);
  }
}

type Judgement = Pick<Outcome, 'duplicates' | 'overcharges' | 'lost' | 'extraLines' | 'missingLines'>;

function judge(
  { legacy }: World,
  tabs: readonly Tab[],
  added: readonly { readonly stokId: number; readonly miktarF: string }[],
  isByCard: boolean,
): Judgement {
  const { orders, finished, charged } = legacy.books;
  const different = new Set(orders.map(({ id, rows }) => `${id} ${rows}`));
  const again = orders.length - different.size + orders.filter(({ rows }) => rows === 'again').length;
  const claimed = tabs.some(({ screens }) => screens.place().screen === 'success');
  const pieces = legacy.products.map((id) => Number(added.find(({ stokId }) => stokId === id)?.miktarF ?? 0));
  return {
    duplicates: again + Math.max(0, finished.length - 1),
    overcharges: Math.max(0, charged.length - Number(isByCard)),
    lost:
      finished.length === 0 || (claimed && orders.length === 0) || (isByCard && charged.length === 0) ? 1 : 0,
    extraLines: pieces.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
    missingLines: pieces.filter((count) => count < 1).length,
  };
}
