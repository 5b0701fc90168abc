/** As long as a driver may take over one call, in ms: twice what a page that loads on a busy machine needs. */
const usual = 30_000;

/** A browser that did not answer in time and was ended, or ended by itself: nothing more comes of it. */
export class EngineEnded extends Error {}

/** Ends a browser that leaves a call unanswered. A page that spins keeps its driver waiting for ever, and everything with it. */
export class Limit {
  readonly #name: string;
  readonly #end: () => Promise<void>;
  readonly #time: number;
  #ended: EngineEnded | undefined;

  /** @param end ends the processes of the browser */
  constructor(name: string, end: () => Promise<void>, time = usual) {
    this.#name = name;
    this.#end = end;
    this.#time = time;
  }

  get isOver(): boolean {
    return this.#ended !== undefined;
  }

  /** Told when the browser is gone though nobody ended it. */
  fall(): void {
    this.#ended ??= new EngineEnded(`${this.#name} ended by itself.`);
  }

  /** Waits for a call as long as it may take; once it is gone, each fails at once. */
  async hold<T>(what: string, call: () => Promise<T>): Promise<T> {
    if (this.#ended) throw this.#ended;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        this.#ended ??= new EngineEnded(
          `${this.#name} left '${what}' unanswered for ${this.#time / 1000} s and was ended.`,
        );
        const ended = this.#ended;
        void this.#end().finally(() => reject(ended));
      }, this.#time);
    });
    try {
      return await Promise.race([call(), late]);
    } catch (error) {
      // A connection falls because its browser was ended.
      throw this.#ended ?? error;
    } finally {
      clearTimeout(timer);
    }
  }
}
