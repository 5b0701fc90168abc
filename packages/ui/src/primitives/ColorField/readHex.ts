/** Reads `#abc`, `abc`, `#aabbcc` or `aabbcc`, in any case, as `#AABBCC`; null for anything else. */
export function readHex(text: string): string | null {
  const digits = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(text)?.[1]?.toUpperCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
