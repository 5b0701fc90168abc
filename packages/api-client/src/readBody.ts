import { nextTurn, slice } from './runSteps.ts';

/**
 * The text of a large answer. In pieces: taken whole, ten megabytes hold up the page for a third of a second. Read off a blob
 * that is there as a whole and not off the answer: of an answer that was read as a stream, Chromium often never tells that it
 * has finished, and who waits for a quiet network waits for ever.
 * @returns '' for an empty body
 * @throws what the stream broke with
 */
export async function readBody(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let begun = performance.now();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    // What has arrived already comes without a turn of its own.
    if (performance.now() - begun > slice) {
      await nextTurn();
      begun = performance.now();
    }
  }
}
