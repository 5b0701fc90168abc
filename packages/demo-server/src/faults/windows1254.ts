/** Where windows-1254 differs from Latin-1: the six Turkish letters and the quotes people type. */
const special: Readonly<Record<string, number>> = {
  Ğ: 0xd0,
  İ: 0xdd,
  Ş: 0xde,
  ğ: 0xf0,
  ı: 0xfd,
  ş: 0xfe,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
  '…': 0x85,
  '€': 0x80,
};

/** Text as Turkish Windows wrote it; letters it does not know become question marks. */
export const toWindows1254 = (text: string): Uint8Array =>
  Uint8Array.from(text, (char) => {
    const code = char.codePointAt(0) ?? 0;
    return special[char] ?? (code < 256 ? code : 0x3f);
  });
