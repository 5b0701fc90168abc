import { onTestFinished, vi } from 'vitest';
import { isApiError, type ApiError } from '../apiError.ts';
import { backend, onSessionLost, type Send, type SessionLoss } from '../client.ts';
import { answerAll } from './answerAll.ts';

export type Answer = () => Response | Promise<Response>;

export const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init);
export const status =
  (code: number, body = '') =>
  () =>
    new Response(body, { status: code });
export const broken: Answer = () => Promise.reject(new TypeError('fetch failed'));
export const hangs: Answer = () => new Promise(() => {});

export const loginHtml = '<!doctype html><html><title>Giriş</title><form action="/login"></form></html>';
export const basket: Send = (init) => backend.GET('/basket/', init);
export const order: Send = (init) =>
  backend.POST('/basket/order2', { ...init, body: { siparisId: 1, aciklama: '' } });

/** A backend that gives these answers in turn, the last one for ever, and remembers what it was asked. */
export function openBackend(...answers: Answer[]) {
  const requests: Request[] = [];
  const losses: SessionLoss[] = [];
  answerAll(async (request) => {
    requests.push(request);
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    return answer ? answer() : Promise.reject(new TypeError('no answer'));
  });
  onTestFinished(onSessionLost((loss) => losses.push(loss)));
  return { requests, losses };
}

/** How a call ended, watched from the start so that no rejection goes unhandled. */
export function watch(call: Promise<unknown>) {
  return call.then(
    (value): { value?: unknown; error?: unknown } => ({ value }),
    (error: unknown) => ({ error }),
  );
}

export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = watch(call);
  await vi.runAllTimersAsync();
  const { error } = await outcome;
  if (!isApiError(error)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

/** A response whose body sends `first` and then nothing, not even an end. */
export const endlessBody = (first: string) => () =>
  new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(first)) }));

export const redirectTo = (location: string) => () =>
  new Response(null, { status: 302, headers: { location } });

/** The login page's data, where the browser arrived after it followed a redirect. */
export function redirected(): Response {
  const response = Response.json({ logo: 'logo.svg' });
  Object.defineProperties(response, {
    redirected: { value: true },
    url: { value: 'http://localhost/login?ReturnUrl=%2Fbasket' },
  });
  return response;
}
