export interface DecodedText {
  readonly text: string;
  readonly encoding: 'UTF-16' | 'UTF-8' | 'Windows-1254';
}

/**
 * The text of a file: UTF-16 where its mark says so, UTF-8 where all of it is, else Windows-1254, as Turkish programs write it. The
 * mark itself is left out.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  const decode = (label: string, encoding: DecodedText['encoding'], fatal = false): DecodedText => ({
    text: new TextDecoder(label, { fatal }).decode(bytes),
    encoding,
  });
  if (first === 0xff && second === 0xfe) return decode('utf-16le', 'UTF-16');
  if (first === 0xfe && second === 0xff) return decode('utf-16be', 'UTF-16');
  try {
    return decode('utf-8', 'UTF-8', true);
  } catch {
    return decode('windows-1254', 'Windows-1254');
  }
}
