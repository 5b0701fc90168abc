export const encodings = ['UTF-8', 'Windows-1254', 'UTF-16'] as const;
export type Encoding = (typeof encodings)[number];

export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

/**
 * The text of a file: UTF-16 where its mark says so, UTF-8 where all of it is, else Windows-1254, as Turkish programs write it. The
 * mark itself is left out.
 * @param told what somebody has said that it is, whatever it looks like
 */
export function decodeText(bytes: Uint8Array, told?: Encoding): DecodedText {
  const [first, second] = bytes;
  const decode = (label: string, encoding: Encoding, fatal = false): DecodedText => ({
    text: new TextDecoder(label, { fatal }).decode(bytes),
    encoding,
  });
  const isBigEndian = first === 0xfe && second === 0xff;
  const hasMark = isBigEndian || (first === 0xff && second === 0xfe);
  if (told === 'UTF-16' || (told === undefined && hasMark))
    return decode(isBigEndian ? 'utf-16be' : 'utf-16le', 'UTF-16');
  if (told !== undefined) return decode(told, told);
  try {
    return decode('utf-8', 'UTF-8', true);
  } catch {
    return decode('windows-1254', 'Windows-1254');
  }
}
