import type { OutgoingHttpHeaders } from 'node:http';

/** A whole answer of the shop, before it is put on the wire (or spoiled on purpose). */
export interface ShopAnswer {
  readonly status: number;
  /** Lower-case names; `set-cookie` is a list. */
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}
