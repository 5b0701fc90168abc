import { HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { addresses } from './addresses.ts';
import type { OperationId } from './addresses.ts';
import { override } from './override.ts';

/** Answers of a real backend by operation, as `pnpm check backend --record` writes them: masked, and not held to the contract. */
export type Recording = Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;

const isOperation = (id: string): id is OperationId => Object.hasOwn(addresses, id);

/** Answers as a real backend did, for every operation that was recorded. */
export const recorded = (recording: Recording): HttpHandler[] =>
  Object.entries(recording).flatMap(([id, { status, body }]) =>
    isOperation(id)
      ? [
          override([id], () =>
            HttpResponse.text(JSON.stringify(body), {
              status,
              headers: { 'Content-Type': 'application/json' },
            }),
          ),
        ]
      : [],
  );
