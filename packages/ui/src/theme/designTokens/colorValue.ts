import { readColor } from '../settings/readColor.ts';

/** A colour as DTCG 2025.10 writes it; `components` are numbers, or 'none'. */
export interface ColorValue {
  readonly colorSpace: string;
  readonly components: readonly (number | 'none')[];
  readonly alpha?: number;
  readonly hex?: string;
}

/** What one of a unit is; units that are not named a component does not take. */
type Units = Readonly<Record<string, number>>;

const upTo = (whole: number): Units => ({ '': 1, '%': whole / 100 });
const byte: Units = { '': 1 / 255, '%': 0.01 };
const hue: Units = { '': 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };
const spaces: ReadonlyMap<unknown, readonly Units[]> = new Map([
  ['hsl', [hue, upTo(100), upTo(100)]],
  ['hwb', [hue, upTo(100), upTo(100)]],
  ['lab', [upTo(100), upTo(125), upTo(125)]],
  ['lch', [upTo(100), upTo(150), hue]],
  ['oklab', [upTo(1), upTo(0.4), upTo(0.4)]],
  ['oklch', [upTo(1), upTo(0.4), hue]],
]);

const channel = /^([-+]?(?:\d+(?:\.\d*)?|\.\d+))(%|deg|grad|rad|turn)?$/;

/** Decimals that a colour can be told apart by; more would make a text that `readColor` finds too long. */
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

const clamped = (value: number) => Math.min(1, Math.max(0, value));

/** Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` and colour functions; undefined for anything else. */
export function toColorValue(css: string): ColorValue | undefined {
  const text = css.trim().toLowerCase();
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(text)?.[1];
  if (digits !== undefined) {
    const long = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits;
    const bytes = (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16) / 255);
    const [red = 0, green = 0, blue = 0, alpha = 1] = bytes.map(rounded);
    return { colorSpace: 'srgb', components: [red, green, blue], alpha, hex: `#${long.slice(0, 6)}` };
  }
  const [, name = '', inside = ''] = /^([a-z]+)\(([^()]*)\)$/.exec(text) ?? [];
  const colorSpace = name.replace(/^(rgb|hsl)a$/, '$1');
  const units = colorSpace === 'rgb' ? [byte, byte, byte] : spaces.get(colorSpace);
  const parts = inside.split(/[\s,/]+/).filter(Boolean);
  if (units === undefined || parts.length < 3 || parts.length > 4) return undefined;
  const values = parts.map((part, at) => readChannel(part, units[at] ?? upTo(1)));
  const [first, second, third, opacity = 1] = values;
  if (first === undefined || second === undefined || third === undefined) return undefined;
  if (values.includes(undefined) || opacity === 'none') return undefined;
  const components = [first, second, third];
  const alpha = clamped(opacity);
  // The same colour as in hex is the same token.
  return colorSpace === 'rgb' ? toColorValue(toHex(components, alpha)) : { colorSpace, components, alpha };
}

function readChannel(text: string, units: Units): number | 'none' | undefined {
  if (text === 'none') return text;
  const [, number, unit = ''] = channel.exec(text) ?? [];
  const one = units[unit];
  return number === undefined || one === undefined ? undefined : rounded(Number(number) * one);
}

function toHex(components: readonly (number | 'none')[], alpha: number): string {
  const digits = [...components, alpha].map((one) =>
    Math.round(clamped(one === 'none' ? 0 : one) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.slice(0, alpha < 1 ? 4 : 3).join('')}`;
}

/** The colour in CSS that `readColor` takes: hex where it is sRGB, else its function. Undefined where it cannot be. */
export function toCssColor(value: unknown): string | undefined {
  if (typeof value === 'string') return toColorValue(value) && value;
  if (typeof value !== 'object' || value === null) return undefined;
  const { colorSpace, components, alpha = 1, hex }: Partial<ColorValue> = value;
  const isWhole =
    Array.isArray(components) &&
    components.length === 3 &&
    components.every((one) => one === 'none' || Number.isFinite(one));
  if (!isWhole || !Number.isFinite(alpha)) return undefined;
  if (colorSpace === 'srgb') return toHex(components, alpha);
  if (!spaces.has(colorSpace)) return typeof hex === 'string' ? toColorValue(hex) && hex : undefined;
  const inPercent = colorSpace === 'hsl' || colorSpace === 'hwb';
  const parts = components.map((one: number | 'none', at) =>
    one === 'none' ? one : `${rounded(one)}${inPercent && at > 0 ? '%' : ''}`,
  );
  const opacity = rounded(alpha);
  return readColor(`${colorSpace}(${parts.join(' ')}${opacity < 1 ? ` / ${opacity}` : ''})`);
}
