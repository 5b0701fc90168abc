import type { IncomingMessage, ServerResponse } from 'node:http';

/** What answers every address that is not the storefront's own: the legacy backend behind a proxy, or a shop in this process. */
export interface Backend {
  /** Answers what the guard lets through (no forged call, no misleading address); what it throws ends the call with 413 or 500. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
  /** Addresses that its own bank posts the buyer back to, written as in BANK_RETURNS; beside those the setting names. */
  readonly bankReturns: readonly string[];
  /** Calls under way when the server is closed get this long, in milliseconds. */
  readonly grace: number;
  /** Asked once, when no call is under way any more. */
  readonly close: () => void;
}
