import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerAll } from './answerAll.ts';

export type Call = (signal?: AbortSignal) => Promise<unknown>;

/** A call, what it must send (method, address, JSON body), an answer, and the time limit in seconds. */
export type Row = readonly [name: string, call: Call, sends: string, answer: unknown, seconds: number];

/** A backend that answers everything with `answer`, or with nothing at all. */
export function recording(answer?: unknown) {
  const sent: string[] = [];
  const requests: Request[] = [];
  answerAll(async (request) => {
    const body = await request.clone().text();
    requests.push(request);
    sent.push(`${request.method} ${request.url.slice('http://localhost'.length)} ${body}`.trim());
    return answer === undefined ? new Promise<Response>(() => {}) : Response.json(answer);
  });
  return { sent, requests };
}

/** What a call was rejected with, undefined when it was not. */
export const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Proves of every call what it sends, when it gives up, and that it can be aborted. */
export function proveCalls(rows: readonly Row[]): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  describe.each(rows)('%s', (_, call, sends, answer, seconds) => {
    test('sends what the contract says and reads the answer', async () => {
      const { sent } = recording(answer);
      expect(await failure(call())).toBeUndefined();
      expect(sent).toEqual([sends]);
    });

    test('gives up in time', async () => {
      recording();
      let error: unknown;
      void failure(call()).then((reason) => (error = reason));
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(error).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(error).toMatchObject({ kind: 'timeout' });
    });

    test('can be aborted', async () => {
      const { requests } = recording();
      const controller = new AbortController();
      const outcome = failure(call(controller.signal));
      await vi.advanceTimersByTimeAsync(1);
      controller.abort();
      expect(await outcome).toMatchObject({ name: 'AbortError' });
      expect(requests[0]?.signal.aborted).toBe(true);
    });
  });
}
