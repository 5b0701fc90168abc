import { HttpResponse, delay } from 'msw';
import type { HttpHandler, JsonBodyType } from 'msw';
import type { operations } from '@vitrin/api-client/schema';
import type { OperationId } from './addresses.ts';
import { override } from './override.ts';

/** What an operation answers when all is well. */
export type AnswerOf<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body extends JsonBodyType } };
}
  ? Body
  : never;

type Ids = OperationId | readonly [OperationId, ...OperationId[]];

const listed = (ids: Ids): readonly [OperationId, ...OperationId[]] =>
  typeof ids === 'string' ? [ids] : ids;

/** The ways an operation can behave other than the shop makes it. Each gives one handler for `msw.use`. */
export const situations = {
  /** Answers with exactly this. */
  answers: <Id extends OperationId>(id: Id | readonly [Id, ...Id[]], body: AnswerOf<Id>): HttpHandler =>
    override(listed(id), () => HttpResponse.json(body)),
  /** Answers with this after a while, in milliseconds. */
  slow: <Id extends OperationId>(
    id: Id | readonly [Id, ...Id[]],
    body: AnswerOf<Id>,
    milliseconds: number,
  ): HttpHandler =>
    override(listed(id), async () => {
      await delay(milliseconds);
      return HttpResponse.json(body);
    }),
  /** Never answers; or, told until when, as the shop does afterwards. */
  pending: (id: Ids, until = new Promise<void>(() => {})): HttpHandler => override(listed(id), () => until),
  /** Fails with an HTTP status, 500 unless told. */
  fails: (id: Ids, status = 500): HttpHandler =>
    override(listed(id), () => HttpResponse.json({ Message: 'An error has occurred.' }, { status })),
  /** The connection breaks. */
  offline: (id: Ids): HttpHandler => override(listed(id), () => HttpResponse.error()),
  /** Answers 401: nobody is signed in any more. */
  sessionLost: (id: Ids): HttpHandler =>
    override(listed(id), () =>
      HttpResponse.json({ Message: 'Authorization has been denied for this request.' }, { status: 401 }),
    ),
  /** Answers 403: somebody is signed in, but this is not for them. */
  forbidden: (id: Ids): HttpHandler =>
    override(listed(id), () => HttpResponse.json({ Message: 'Access is denied.' }, { status: 403 })),
  /** Answers 404. */
  notFound: (id: Ids): HttpHandler =>
    override(listed(id), () =>
      HttpResponse.json({ Message: 'No HTTP resource was found that matches the request.' }, { status: 404 }),
    ),
  /** Answers the platform's error page, with status 200. */
  html: (id: Ids): HttpHandler =>
    override(listed(id), () =>
      HttpResponse.html("<!doctype html><title>Hata</title><h1>Server Error in '/' Application.</h1>"),
    ),
  /** Answers the login page in place of an answer, as an ended session does behind a redirect. */
  loginInstead: (id: Ids): HttpHandler =>
    override(listed(id), () =>
      HttpResponse.html(
        '<!doctype html><html lang="tr"><title>Giriş</title><form action="/login"></form></html>',
      ),
    ),
  /** Answers JSON that is cut off in the middle. */
  malformed: (id: Ids): HttpHandler =>
    override(
      listed(id),
      () =>
        new HttpResponse('{"id": 1, "products": [{"ad": "Kombine An', {
          headers: { 'Content-Type': 'application/json' },
        }),
    ),
  /** Answers 200 with no body. */
  emptyBody: (id: Ids): HttpHandler => override(listed(id), () => new HttpResponse(null, { status: 200 })),
};
