/** Who asks: somebody who has not signed in, or the account of the check. */
export type Asker = 'visitor' | 'member';

/** One call of a backend as it went over the wire; what it holds of other people leaves this process masked only. */
export interface Exchange {
  /** Its operationId in the contract. */
  readonly operation: string;
  /** What sets it apart from another call of the same operation, `beyond the last page`; '' for the usual one. */
  readonly variant: string;
  readonly who: Asker;
  readonly method: string;
  /** 0 where no answer came. */
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** The JSON it holds; undefined where it is none. */
  readonly body: unknown;
  readonly milliseconds: number;
  /** Where redirects led, as they were written. */
  readonly hops: readonly string[];
  /** Why there was no answer. */
  readonly silence: string;
}

/** A call and what the shop's own client made of it. */
export interface AskedExchange extends Exchange {
  /** Why a screen could not use the answer: an ApiErrorKind and its status; '' where it could. */
  readonly refused: string;
  /** Where the client read something no screen can show (NaN, an invalid date). */
  readonly flaw: string;
}
