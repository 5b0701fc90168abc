import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine, Handle } from './Engine.ts';
import { EngineEnded } from './Limit.ts';
import { makeLooks, type SentWanted } from './looks.ts';

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

const toSend = ({ role, name, at = 0, within }: Wanted): SentWanted => ({
  role,
  name: name instanceof RegExp ? name.source : (name ?? null),
  isPattern: name instanceof RegExp,
  at,
  within: within ? toSend(within) : null,
});

/**
 * Not that an observer is told of a size in the next frame, which WebKit calls an error.
 */
const watcher = `
  window.offences = [];
  document.addEventListener('securitypolicyviolation', (event) =>
    window.offences.push(event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sample));
  window.addEventListener('error', ({ message }) => message.startsWith('ResizeObserver loop') || window.offences.push(message));
  window.addEventListener('unhandledrejection', (event) => window.offences.push(String(event.reason)));`;

/**
 * What a page is given when it has come. Where Firefox asks one that has just gone, `window` is the page after it already, and what is asked
 * would look at the old one there for ever.
 */
const gift = `if (window.document === document && !window.looks) { ${queries} ${makeLooks} ${watcher} }`;

/** What a page that goes answers with is no matter; of a browser that was ended nothing more comes. */
function unlessEnded(error: unknown): void {
  if (error instanceof EngineEnded) throw error;
}

/** A page of the shop, used by what one sees and hears of it. Everything that is looked for is waited for. */
export class Tab {
  readonly #engine: Engine;
  readonly #origin: string;
  #waits = 0;

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
    return this.#until(
      async (wait) =>
        this.#engine.find(
          'return looks.look(arguments[0], () => looks.find(arguments[1]))',
          wait,
          toSend(wanted),
        ),
      `no ${describe(wanted)}`,
    );
  }

  async sees(wanted: Wanted): Promise<void> {
    await this.find(wanted);
  }

  async seesNo(wanted: Wanted): Promise<void> {
    await this.until('return !looks.find(arguments[0])', `still ${describe(wanted)}`, toSend(wanted));
  }

  /**
   * Presses what takes presses by then: a button that is not ready would lose one. What moves after all, as something above it comes, is
   * missed, and pressed again.
   */
  async click(wanted: Wanted): Promise<void> {
    await this.#until(
      async () => {
        const ready = await this.#engine.find('return looks.ready(arguments[0])', toSend(wanted));
        if (!ready) return false;
        await this.#engine.click(ready);
        // Where it led to another page, nothing was missed.
        return this.#engine.run('return !window.looks?.isMissed').catch((error: unknown) => {
          unlessEnded(error);
          return true;
        });
      },
      `${describe(wanted)} cannot be pressed`,
    );
  }

  /** Presses what a body returns. */
  async clickOn(body: string): Promise<void> {
    await this.#engine.click(
      await this.#until(
        async (wait) => this.#engine.find(`return looks.look(arguments[0], () => { ${body} })`, wait),
        'nothing to press',
      ),
    );
  }

  /** Writes over what stands in a field. */
  async write(wanted: Wanted, text: string): Promise<void> {
    await this.until(
      'const field = looks.find(arguments[0]); field?.focus(); field?.select(); return document.activeElement === field;',
      `no ${describe(wanted)} to write in`,
      toSend(wanted),
    );
    await this.#engine.type(text);
    // A field may write it in groups.
    await this.until(
      `const bare = (value) => value?.replaceAll(/\\W/g, '');
      return bare(looks.find(arguments[0])?.value) === bare(arguments[1]);`,
      `'${text}' does not stand in ${describe(wanted)}`,
      toSend(wanted),
      text,
    );
  }

  /** Takes what is called so of a list that opens. */
  async choose(wanted: Wanted, label: string): Promise<void> {
    await this.until(
      `const list = looks.find(arguments[0]);
      const option = [...(list?.options ?? [])].find(({ label }) => label === arguments[1]);
      if (!option) return false;
      list.value = option.value;
      return list.dispatchEvent(new Event('change', { bubbles: true }));`,
      `no '${label}' in ${describe(wanted)}`,
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

  /** Waits until a body returns something true. */
  async until(body: string, what: string, ...given: readonly unknown[]): Promise<unknown> {
    return this.#until(
      async (wait) =>
        this.#engine.run(
          `const [wait, given] = arguments;
          return looks.look(wait, () => (function () { ${body} }).apply(window, given));`,
          wait,
          given,
        ),
      what,
    );
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

  /** What one who looks at the page would say: where it is, what has the focus, and what is to be read. */
  async tell(): Promise<string> {
    return String(
      await this.#engine.run(`
        const { activeElement, body } = document;
        return [location.href, activeElement?.outerHTML.slice(0, 200), body?.innerText.slice(0, 1500)].join('\\n');`),
    );
  }

  /** One that leaves at once cannot take it: then the next one is given it. */
  async #prepare(): Promise<void> {
    await this.#engine.run(gift).catch(unlessEnded);
  }

  /** @param look asks the page once, and is told which wait it is for */
  async #until<T>(look: (wait: number) => Promise<T>, what: string): Promise<NonNullable<T>> {
    const end = performance.now() + patience;
    this.#waits += 1;
    let last = '';
    while (performance.now() < end) {
      try {
        const found = await look(this.#waits);
        if (found !== undefined && found !== null && found !== false) return found;
        await pause(100);
      } catch (error) {
        unlessEnded(error);
        // A page that is just going answers with an error of its own, and one that came by itself, as after signing in, cannot look yet.
        last = ` (${error instanceof Error ? error.message : 'no error'})`;
        await pause(50);
        await this.#prepare();
      }
    }
    throw new Error(`${what}${last}`);
  }
}

const describe = ({ role, name, within }: Wanted): string =>
  `${role}${name === undefined ? '' : ` ${String(name)}`}${within ? ` in ${describe(within)}` : ''}`;
