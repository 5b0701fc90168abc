/**
 * How a write stands in this browser. `sending`: it has left, or was about to when its page went away; `unknown`: it ended
 * without an answer; `done`: it was carried out.
 */
export interface WriteRecord {
  readonly state: 'sending' | 'unknown' | 'done';
  /** When it was sent, in ms since 1970. */
  readonly at: number;
  /**
   * From when on nobody can say how it ends, in ms since 1970: its answer was given up, its bank's page left, or it was
   * found without a page that waits for it. While that is not over, what it wrote may still arrive.
   */
  readonly openSince?: number | undefined;
  /** What was written, in the caller's words: a `done` record stands in the way of the same mark only. */
  readonly mark: string;
  /** What came of it, such as the order's id; '' until it is done. */
  readonly ref: string;
}

/** What a write carries out, once. */
export interface LockedWrite<T> {
  readonly mark?: string;
  /**
   * Sends the request; an error that leaves the outcome open must be an `ApiError` that says so, or any other error. What
   * has to be known of the time before it is read first, and kept by `remark`.
   */
  readonly work: (remark: (mark: string) => void) => Promise<T>;
  /** What came of the answer; undefined when the answer is a refusal, after which the write may be sent again. */
  readonly refOf: (answer: T) => string | undefined;
}

/**
 * What became of asking for a write. `elsewhere`: another tab is at it. `stopped`: it was not sent, because of what is
 * recorded.
 */
export type LockResult<T> =
  | { readonly kind: 'sent'; readonly answer: T }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'stopped'; readonly record: WriteRecord };

/**
 * Writes that must never happen twice (an order, its finish, a payment), whatever is clicked, reloaded or opened in another
 * tab: the backend itself books whatever arrives. A record is kept before the request leaves and until its end is known, and
 * one tab at a time works under a key. Keys begin with the identity they belong to.
 */
export interface InFlightLock {
  get: (key: string) => WriteRecord | undefined;
  /** Sends where nothing stands in the way. Rejects with the error of `work`; then the record says what that leaves open. */
  send: <T>(key: string, write: LockedWrite<T>) => Promise<LockResult<T>>;
  /**
   * Reads the state back and records what is certain now: a `ref` for what was carried out, null for what certainly was
   * not, undefined when that cannot be said yet. Gives what is recorded afterwards, or 'elsewhere'. What is open is given
   * with the time since when it is.
   */
  check: (
    key: string,
    readBack: (record: WriteRecord | undefined) => Promise<string | null | undefined>,
  ) => Promise<WriteRecord | 'elsewhere' | undefined>;
  /** Hears of every change of a record, in any tab; gives the function that ends it. */
  subscribe: (listener: () => void) => () => void;
}

/** Lets one tab at a time work under a name. */
export interface NameLocks {
  /** Undefined, at once, when somebody else holds the name. */
  tryHold: <T>(name: string, work: () => Promise<T>) => Promise<{ readonly value: T } | undefined>;
}

/** Where records are kept, for all tabs of the browser. */
export interface WriteRecords {
  get: (key: string) => WriteRecord | undefined;
  set: (key: string, record: WriteRecord | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}
