import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine, Handle } from './Engine.ts';
import { EngineEnded } from './Limit.ts';

/** The queries of the stories, for pages that have none. */
const queries = readFileSync(
  new URL('@testing-library/dom.umd.min.js', import.meta.resolve('@testing-library/dom')),
  'utf8',
);

/** As long as journeys wait in Chromium, in ms. */
const patience = 15_000;

/** What is looked for, as in the stories: a role and its accessible name. A name `/between slashes/` is a pattern. */
export interface Wanted {
  readonly role: string;
  readonly name?: string | RegExp;
  /** Which of several, from 0. */
  readonly at?: number;
  /** In what. */
  readonly within?: Wanted;
}

interface SentWanted {
  readonly role: string;
  readonly name: string | null;
  readonly isPattern: boolean;
  readonly at: number;
  readonly within: SentWanted | null;
}
const toSend = ({ role, name, at = 0, within }: Wanted): SentWanted => ({
  role,
  name: name instanceof RegExp ? name.source : (name ?? null),
  isPattern: name instanceof RegExp,
  at,
  within: within ? toSend(within) : null,
});

/** Runs in the page: the element that is wanted, or null. */
const finder = `
  const find = (wanted) => {
    const container = wanted.within ? find(wanted.within) : document.body;
    if (!container || !window.TestingLibraryDom) return null;
    const name = wanted.isPattern ? new RegExp(wanted.name) : wanted.name;
    return window.TestingLibraryDom.queryAllByRole(container, wanted.role, name === null ? {} : { name })[wanted.at] ?? null;
  };
  const element = find(arguments[0]);`;

/**
 * What the page did against its policy, or let fall uncaught, since it was last loaded; not that an observer is told of a size in
 * the next frame, which WebKit calls an error.
 */
const watcher = `
  window.offences = [];
  document.addEventListener('securitypolicyviolation', (event) =>
    window.offences.push(event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sample));
  window.addEventListener('error', ({ message }) => message.startsWith('ResizeObserver loop') || window.offences.push(message));
  window.addEventListener('unhandledrejection', (event) => window.offences.push(String(event.reason)));`;

/** A page of the shop, used by what one sees and hears of it. Everything that is looked for is waited for. */
export class Tab {
  readonly #engine: Engine;
  readonly #origin: string;

  constructor(engine: Engine, origin: string) {
    this.#engine = engine;
    this.#origin = origin;
  }

  /** @param address below `/spa/` */
  async goTo(address: string): Promise<void> {
    await this.#engine.goTo(`${this.#origin}/spa/${address}`);
    await this.#prepare();
  }

  async back(): Promise<void> {
    await this.#engine.back();
  }

  /** Runs the body of a function in the page. */
  async run(body: string, ...given: readonly unknown[]): Promise<unknown> {
    return this.#engine.run(body, ...given);
  }

  async find(wanted: Wanted): Promise<Handle> {
    return this.#until(async () => this.#find(wanted), `no ${describe(wanted)}`);
  }

  async sees(wanted: Wanted): Promise<void> {
    await this.find(wanted);
  }

  async seesNo(wanted: Wanted): Promise<void> {
    await this.#until(async () => (await this.#find(wanted)) === undefined, `still ${describe(wanted)}`);
  }

  async click(wanted: Wanted): Promise<void> {
    // What still moves would be missed.
    let before: unknown;
    await this.#until(
      async () => {
        const place = await this.#engine.run(
          `${finder} const box = element?.getBoundingClientRect(); return box ? box.x + ' ' + box.y : null;`,
          toSend(wanted),
        );
        // What is drawn anew is not there for a moment.
        const isStill = place !== null && place === before;
        before = place;
        return isStill;
      },
      `${describe(wanted)} never rests`,
    );
    await this.#engine.click(await this.find(wanted));
  }

  /** Presses what a body returns. */
  async clickOn(body: string): Promise<void> {
    await this.#engine.click(await this.#until(async () => this.#engine.find(body), 'nothing to press'));
  }

  /** Writes over what stands in a field. */
  async write(wanted: Wanted, text: string): Promise<void> {
    await this.find(wanted);
    await this.#engine.run(`${finder} element.focus(); element.select();`, toSend(wanted));
    await this.#engine.type(text);
    // A field may write it in groups.
    await this.until(
      `${finder} const bare = (value) => value.replaceAll(/\\W/g, ''); return bare(element.value) === bare(arguments[1]);`,
      `'${text}' does not stand in ${describe(wanted)}`,
      toSend(wanted),
      text,
    );
  }

  /** Takes what is called so of a list that opens. */
  async choose(wanted: Wanted, label: string): Promise<void> {
    await this.find(wanted);
    await this.#engine.run(
      `${finder}
      const option = [...element.options].find(({ label }) => label === arguments[1]);
      element.value = option.value;
      element.dispatchEvent(new Event('change', { bubbles: true }));`,
      toSend(wanted),
      label,
    );
  }

  async press(key: Parameters<Engine['press']>[0]): Promise<void> {
    await this.#engine.press(key);
  }

  async type(text: string): Promise<void> {
    await this.#engine.type(text);
  }

  /** The value of a field, else the text of what is found. */
  async textOf(wanted: Wanted): Promise<string> {
    await this.find(wanted);
    return String(
      await this.#engine.run(`${finder} return element.value ?? element.textContent;`, toSend(wanted)),
    );
  }

  /** Waits until a body returns something true. */
  async until(body: string, what: string, ...given: readonly unknown[]): Promise<unknown> {
    return this.#until(async () => this.#engine.run(body, ...given), what);
  }

  async isAt(pattern: RegExp): Promise<void> {
    await this.until(
      'return new RegExp(arguments[0]).test(location.href)',
      `not at ${String(pattern)}`,
      pattern.source,
    );
  }

  async reads(text: string): Promise<void> {
    await this.until(
      'return document.body.innerText.includes(arguments[0])',
      `'${text}' is not to be read`,
      text,
    );
  }

  /** Looks into a frame, which has queries of its own. */
  async inFrame(title: string, act: () => Promise<void>): Promise<void> {
    const body = 'return document.querySelector(`iframe[title="${arguments[0]}"]`)';
    const frame = await this.#until(async () => this.#engine.find(body, title), `no frame '${title}'`);
    await this.#engine.inFrame(frame, async () => {
      await this.until(
        'return document.readyState === "complete" && document.body?.innerText !== ""',
        `an empty frame '${title}'`,
      );
      await this.#prepare();
      await act();
    });
  }

  /** What fell short of the policy of the page, or uncaught. */
  async offences(): Promise<readonly string[]> {
    return (await this.#engine.run('return window.offences ?? []')) as string[];
  }

  async picture(file: string): Promise<void> {
    await this.#engine.picture(file);
  }

  async #prepare(): Promise<void> {
    await this.#engine.run(`if (!window.TestingLibraryDom) { ${queries} } ${watcher}`);
  }

  async #find(wanted: Wanted): Promise<Handle | undefined> {
    // A page that came by itself, as after signing in, knows no queries yet.
    const isReady = await this.#engine.run('return window.TestingLibraryDom !== undefined');
    if (isReady !== true) await this.#prepare();
    return this.#engine.find(`${finder} return element;`, toSend(wanted));
  }

  async #until<T>(look: () => Promise<T>, what: string): Promise<NonNullable<T>> {
    const end = performance.now() + patience;
    let last = '';
    while (performance.now() < end) {
      // A page that is just going answers with an error of its own.
      const found = await look().catch((error: unknown) => {
        if (error instanceof EngineEnded) throw error;
        last = ` (${error instanceof Error ? error.message : 'no error'})`;
      });
      if (found !== undefined && found !== null && found !== false) return found;
      await pause(50);
    }
    const where = await this.#engine.run('return location.href').catch(() => '');
    throw new Error(`${what} at ${String(where)}${last}`);
  }
}

const describe = ({ role, name, within }: Wanted): string =>
  `${role}${name === undefined ? '' : ` ${String(name)}`}${within ? ` in ${describe(within)}` : ''}`;
