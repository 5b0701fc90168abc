/**
 * Of deflate the kind with a checksum at its end (zlib): of an address that lost or changed a character on its way, nothing else
 * would tell that a quantity is another one now.
 */
const format = 'deflate';

/** Compresses bytes. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream(format));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Bytes that are inflated at once: a piece becomes a thousand times as many at most, before it is seen how many they are. */
const pieceSize = 256;

/** Compressed bytes in pieces, each made when the one before is inflated. */
export function* piecesOf(bytes: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  for (let from = 0; from < bytes.length; from += pieceSize) yield bytes.subarray(from, from + pieceSize);
}

/**
 * Inflates what `deflate` has made. Of a link that somebody sent anything may come: it stops as soon as there is too much.
 * @param limit bytes that are read at most
 * @returns `tooLarge` beyond the limit, `broken` where it is nothing that was deflated
 */
export async function inflate(
  pieces: Iterator<Uint8Array<ArrayBuffer>>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | 'tooLarge' | 'broken'> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const { done, value } = pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  const inflated = source.pipeThrough(new DecompressionStream(format)).getReader();
  const whole = new Uint8Array(limit);
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await inflated.read();
      if (done) return whole.slice(0, length);
      if (length + value.length > limit) {
        await inflated.cancel();
        return 'tooLarge';
      }
      whole.set(value, length);
      length += value.length;
    }
  } catch {
    return 'broken';
  }
}
