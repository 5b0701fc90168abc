import type { DocumentKind } from '@vitrin/api-client/reports/document';
import type { CalendarDate } from '@vitrin/api-client/read/readDate';
import type { Shown } from '@vitrin/api-client/read/readAmount';

/** A document whose lines were taken over. */
export interface PastDocument {
  readonly kind: DocumentKind;
  readonly documentNo: string;
  readonly date: CalendarDate | undefined;
  /** How many lines came of it. */
  readonly lines: number;
}

/** What was paid for a product when it was bought last. */
export interface PastLine {
  /** What it was called then. */
  readonly name: string;
  /** Net price of one unit, excluding VAT; undefined where several lines say different ones. */
  readonly price: Shown;
  /** `TRY`, `USD`…; '' where nobody says. */
  readonly currency: string;
  /** Where its lines were taken over as a document. */
  readonly document?: PastDocument | undefined;
}
