type Bytes = Uint8Array<ArrayBuffer>;

/** Letters that Windows-1254 has at other places than Latin-1. */
const turkish: Readonly<Record<string, number>> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe };

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
export const windows1254 = (text: string): Bytes =>
  Uint8Array.from(text.split('').map((letter) => turkish[letter] ?? letter.charCodeAt(0)));
/** With its mark in front. */
export const utf16le = (text: string): Bytes =>
  Uint8Array.from(
    `\ufeff${text}`.split('').flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  );
