import { readField } from './readField.ts';
import { readText } from './readText.ts';

/** GET /page/{id}. */
export interface Page {
  readonly title: string;
  /** Raw HTML of the server: sanitise before showing. */
  readonly html: string;
}

/** Reads GET /page/{id}. */
export function readPage(body: unknown): Page {
  return { title: readText(readField(body, 'title')), html: readText(readField(body, 'content')) };
}
