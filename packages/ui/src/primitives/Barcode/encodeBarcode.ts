import JsBarcode from 'jsbarcode';
import { isBarcode } from '../NumberField/isBarcode.ts';

/** Stripes of a bar code. */
export interface Stripes {
  /** One character per module: 1 is a bar, 0 is none. */
  readonly modules: string;
  /** What stands under the bars. */
  readonly text: string;
}

/**
 * Encodes a product's code as it is printed on goods: EAN-13 and EAN-8 where the check digit is right, CODE128 for anything
 * else it can hold.
 * @returns undefined for what no bar code holds, such as Turkish letters; never throws
 */
export function encodeBarcode(value: string): Stripes | undefined {
  const code = value.trim();
  // Some letters beyond ASCII are signs of control to the encoder, which leaves them out of the bars.
  if (!/^[ -~]+$/.test(code)) return undefined;
  try {
    return (isEan(code) ? encode(code, `EAN${code.length}`) : undefined) ?? encode(code, 'CODE128');
  } catch {
    return undefined;
  }
}

/** The bars of the other lengths are those of CODE128. */
const isEan = (code: string) => (code.length === 8 || code.length === 13) && isBarcode(code);

/** Without a renderer: its style attributes are against the page policy. */
function encode(code: string, format: string): Stripes | undefined {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, code, { format, flat: true, valid: () => undefined });
  const modules = (drawn.encodings ?? []).map(({ data }) => data).join('');
  return modules === '' ? undefined : { modules, text: code };
}
