import { foldTurkish } from './foldTurkish.ts';

/**
 * Writes a stock code such as `TK-KA-22-KV`: maker, kind or model number, then a short form of up to three values; a
 * running letter follows where the code is taken already.
 */
export function writeCode(
  prefix: string,
  model: string,
  kind: string,
  values: readonly string[],
  taken: ReadonlySet<string>,
): string {
  const parts = values.map(shortFormOf).filter((part) => part !== '');
  const stem = model === '' ? [prefix, kind, ...parts.slice(0, 3)] : [model, ...parts.slice(-1)];
  const code = stem.join('-').toUpperCase();
  if (!taken.has(code)) return code;
  for (let n = 2; ; n++) {
    const next = `${code}-${n}`;
    if (!taken.has(next)) return next;
  }
}

// A shop of 50,000 products is made of some hundred different values.
const shortForms = new Map<string, string>();

function shortFormOf(value: string): string {
  let form = shortForms.get(value);
  if (form === undefined) shortForms.set(value, (form = shorten(value)));
  return form;
}

/** The digits of a value that has some (`2,5×75 mm` → `2575`), otherwise the initials of its words (`Krom Vanadyum` → `kv`). */
function shorten(value: string): string {
  const digits = value.replace(/\D/g, '');
  if (digits !== '') return digits.slice(0, 6);
  return foldTurkish(value)
    .split(/[^a-z]+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 3);
}
