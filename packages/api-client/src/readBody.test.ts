import { expect, test } from 'vitest';
import { readBody } from './readBody.ts';

const bytes = new TextEncoder().encode('\u{FEFF}{"ad":"Şişe ısıtıcı ₺ 🧯"}');
const sent = (...chunks: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

test('a text is the same in pieces of any size, in the middle of its letters, too', async () => {
  for (const size of [1, 2, 3, 7, bytes.length]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.slice(index * size, (index + 1) * size),
    );
    expect(await readBody(sent(...pieces))).toBe('{"ad":"Şişe ısıtıcı ₺ 🧯"}');
  }
});

test('an empty body is an empty text, and half a letter at the end is told', async () => {
  expect(await readBody(sent())).toBe('');
  expect(await readBody(sent(bytes.slice(0, 11)))).toBe('{"ad":"\u{FFFD}');
});

test('others have their turn while much arrives', async () => {
  let turns = 0;
  const other = setInterval(() => (turns += 1));
  const rows = new Uint8Array(1024).fill(32);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      // It has always arrived already: nothing of this waits for a turn.
      if (turns < 3) controller.enqueue(rows);
      else controller.close();
    },
  });
  const text = await readBody(body);
  clearInterval(other);
  expect(turns).toBeGreaterThanOrEqual(3);
  expect(text.length).toBeGreaterThan(0);
});

test('a connection that breaks is no text', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(bytes);
      controller.error(new TypeError('network error'));
    },
  });
  await expect(readBody(broken)).rejects.toThrow('network error');
});
