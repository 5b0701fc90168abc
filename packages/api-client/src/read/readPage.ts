import { readField } from './readField.ts';
import { readHtml } from './readHtml.ts';
import { readText } from './readText.ts';
import type { Schemas, Wire } from './Wire.ts';

/** GET /page/{id}. */
export interface Page {
  readonly title: string;
  /** Raw HTML of the server, '' where it shows nothing: sanitise before showing. */
  readonly html: string;
}

/** Reads GET /page/{id}. */
export function readPage(body: Wire<Schemas['Page']>): Page {
  return { title: readText(readField(body, 'title')), html: readHtml(readField(body, 'content')) };
}
