import type { CalendarDate } from '@vitrin/api-client/read/readDate';
import { readDate } from '@vitrin/api-client/read/readDate';
import { readField } from '@vitrin/api-client/read/readField';

/** A line of an invoice, as far as it says what was bought. */
export interface BoughtLine {
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  /** Negative for what went back. */
  readonly quantity: number;
  /** Net price of one unit; undefined where it could not be read. */
  readonly price: number | undefined;
}

/** An invoice that was read: it does not change any more, and is kept on the device. */
export interface BoughtDocument {
  readonly documentNo: string;
  readonly date: CalendarDate;
  /** `TRY`, `USD`…; '' where nobody says. */
  readonly currency: string;
  /** Lines with a code and a quantity. */
  readonly lines: readonly BoughtLine[];
}

/** A document as it was kept, by another build too; undefined where not all of it can be read. */
export function readBoughtDocument(value: unknown): BoughtDocument | undefined {
  const [documentNo, currency, lines] = ['documentNo', 'currency', 'lines'].map((name) =>
    readField(value, name),
  );
  const date = readDate(readField(value, 'date'));
  if (typeof documentNo !== 'string' || typeof currency !== 'string' || !Array.isArray(lines))
    return undefined;
  const read = lines.map(readLine).filter((line) => line !== undefined);
  if (date === undefined || read.length !== lines.length) return undefined;
  return { documentNo, date, currency, lines: read };
}

function readLine(value: unknown): BoughtLine | undefined {
  const [code, name, unit, quantity, price] = ['code', 'name', 'unit', 'quantity', 'price'].map((field) =>
    readField(value, field),
  );
  if (typeof code !== 'string' || typeof name !== 'string' || typeof unit !== 'string') return undefined;
  if (typeof quantity !== 'number' || !Number.isFinite(quantity)) return undefined;
  return { code, name, unit, quantity, price: typeof price === 'number' ? price : undefined };
}
