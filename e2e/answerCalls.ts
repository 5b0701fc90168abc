import type { CDPSession, Page } from '@playwright/test';

/** A call of a page that waits for its answer. */
export interface Call {
  readonly url: string;
  readonly method: string;
}

/**
 * Answers calls of a page in place of the shop. `page.route` does so, too, but stops every request of the page, each picture and
 * script, and turns off the browser's cache of files and of compiled code: with it a page costs half as much again.
 * @param addresses as the browser matches them: `*` stands for anything
 * @param answer JSON, or undefined where the shop shall answer
 */
export async function answerCalls(
  page: Page,
  addresses: readonly string[],
  answer: (call: Call) => string | undefined | Promise<string | undefined>,
): Promise<void> {
  await stopCalls(page, addresses, 'Request', async (session, { requestId, request }) => {
    const body = await answer(request);
    if (body === undefined) await session.send('Fetch.continueRequest', { requestId });
    else await fulfill(session, requestId, body);
  });
}

/** Changes what the shop answers some calls of a page, as little as `answerCalls` does besides. */
export async function rewriteAnswers(
  page: Page,
  addresses: readonly string[],
  rewrite: (body: string) => string,
): Promise<void> {
  await stopCalls(page, addresses, 'Response', async (session, { requestId }) => {
    const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
    const text = base64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
    await fulfill(session, requestId, rewrite(text));
  });
}

/**
 * Lets files of a page be gone, as after a deploy.
 * @param isMissing asked each time: where it says no, the shop answers
 */
export async function loseFiles(
  page: Page,
  addresses: readonly string[],
  isMissing: () => boolean = () => true,
): Promise<void> {
  await stopCalls(page, addresses, 'Request', async (session, { requestId }) => {
    if (isMissing()) await session.send('Fetch.fulfillRequest', { requestId, responseCode: 404 });
    else await session.send('Fetch.continueRequest', { requestId });
  });
}

/** Lets another server answer calls of a page, which notices nothing of it. */
export async function redirectCalls(page: Page, addresses: readonly string[], url: string): Promise<void> {
  await stopCalls(page, addresses, 'Request', async (session, { requestId }) => {
    await session.send('Fetch.continueRequest', { requestId, url });
  });
}

/** Holds calls of a page back until they are let go; the shop answers them then. */
export async function holdCalls(page: Page, addresses: readonly string[]): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await delayCalls(page, addresses, () => gate.promise);
  return () => gate.resolve();
}

/** Lets calls of a page wait before the shop is asked. */
export async function delayCalls(
  page: Page,
  addresses: readonly string[],
  wait: (url: string) => Promise<void>,
): Promise<void> {
  await stopCalls(page, addresses, 'Request', async (session, { requestId, request }) => {
    await wait(request.url);
    await session.send('Fetch.continueRequest', { requestId });
  });
}

interface Stopped {
  readonly requestId: string;
  readonly request: Call;
}

async function stopCalls(
  page: Page,
  addresses: readonly string[],
  requestStage: 'Request' | 'Response',
  handle: (session: CDPSession, stopped: Stopped) => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Who asked may be gone by then.
  session.on('Fetch.requestPaused', (stopped) => void handle(session, stopped).catch(() => undefined));
  await session.send('Fetch.enable', {
    patterns: addresses.map((urlPattern) => ({ urlPattern, requestStage })),
  });
}

const fulfill = (session: CDPSession, requestId: string, json: string) =>
  session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: 200,
    responseHeaders: [{ name: 'Content-Type', value: 'application/json' }],
    body: Buffer.from(json, 'utf8').toString('base64'),
  });
