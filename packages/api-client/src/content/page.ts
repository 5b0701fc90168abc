import { pathId } from '../calls/pathId.ts';
import { backend, read } from '../client.ts';
import { identityKey, type Identity } from '../identity.ts';
import { backendQuery } from '../queries/backendQuery.ts';
import { fresh } from '../queries/queryDefaults.ts';
import { expectAnyOf } from '../read/expectBody.ts';
import { readField } from '../read/readField.ts';
import { readHtml } from '../read/readHtml.ts';
import type { Id } from '../read/readId.ts';
import { readText } from '../read/readText.ts';
import type { Schemas, Wire } from '../read/Wire.ts';

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

/** GET /page/{id} */
export async function getPage(id: Id, signal?: AbortSignal): Promise<Page> {
  const path = { id: String(pathId(id)) };
  return read(
    (init) => backend.GET('/page/{id}', { ...init, params: { path } }),
    expectAnyOf(['title', 'content'], readPage),
    { signal },
  );
}

/** A content page. In the login layout nobody is known, and it is asked without an identity. */
export const pageQuery = (identity: Identity | undefined, id: Id) =>
  backendQuery([identityKey(identity), 'content', String(id)], (signal) => getPage(id, signal), fresh.shell);
