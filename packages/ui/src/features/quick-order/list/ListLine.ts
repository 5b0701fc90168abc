import type { PastLine } from '../past/PastLine.ts';

/** What is known of a line of a document beyond its code and quantity. */
interface FromDocument {
  readonly past?: PastLine;
  /** Why it is not ordered unless somebody ticks it. */
  readonly leftOut?: string;
}

/** What one line of somebody's list says: a product and how many of it, and what hinders. */
export type ListLine =
  | (FromDocument & {
      readonly kind: 'product';
      readonly code: string;
      readonly quantity: number;
      /** The line as one code: 'TK 320' may be 320 of TK, or one of TK 320. Tried where the code is not found. */
      readonly wholeCode?: string;
      /** How many lines of an equal code it stands for, where they are several. */
      readonly merged?: number;
    })
  /** The quantity is no whole number from 1 up; `text` is what stands there. */
  | (FromDocument & { readonly kind: 'badQuantity'; readonly code: string; readonly text: string })
  /** A bar code that a spreadsheet wrote as '8,69044E+12': its digits are lost. The quantity is as it stands there. */
  | { readonly kind: 'lostBarcode'; readonly text: string; readonly quantity: string }
  | { readonly kind: 'unreadable'; readonly text: string };

/** A line that is put into Hızlı Sipariş. */
export type OrderedLine =
  | ListLine
  /** A document has no code of it: a service, as freight is. */
  | (FromDocument & { readonly kind: 'noCode'; readonly quantity: string });
