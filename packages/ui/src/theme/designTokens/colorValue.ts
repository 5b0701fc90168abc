/** A colour as DTCG 2025.10 writes it; `components` are numbers, or 'none'. */
export interface ColorValue {
  readonly colorSpace: string;
  readonly components: readonly (number | 'none')[];
  readonly alpha?: number;
  readonly hex?: string;
}

const channel = /^(none|[-+]?(?:\d+\.?\d*|\.\d+))(%?)(?:deg)?$/;
const spaces = ['hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch'] as const;

/** Decimals that a colour can be told apart by, without the noise of dividing by 255. */
const rounded = (value: number) => Math.round(value * 1e5) / 1e5;

/** Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` and colour functions without mixed units; undefined for anything else. */
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
  const colorSpace = spaces.find((space) => name.replace(/a$/, '') === space || name === space);
  const parts = inside.split(/[\s,/]+/).filter(Boolean);
  if (colorSpace === undefined || parts.length < 3 || parts.length > 4) return undefined;
  const read = parts.map((part) => channel.exec(part));
  if (read.some((match) => match === null)) return undefined;
  const isLightFirst = colorSpace.startsWith('ok');
  const values = read.map((match, at) => {
    const [, number = '', percent] = match ?? [];
    if (number === 'none') return 'none' as const;
    // A percentage of oklab's lightness and of alpha is of 1, elsewhere of 100.
    const ofOne = percent === '%' && (at === 3 || (at === 0 && isLightFirst));
    return ofOne ? rounded(Number(number) / 100) : Number(number);
  });
  const alpha = values[3] ?? 1;
  if (alpha === 'none') return undefined;
  return { colorSpace, components: values.slice(0, 3), alpha };
}

/** The colour in CSS that `readColor` takes: hex where it is sRGB, else its function. Undefined where it cannot be. */
export function toCssColor(value: unknown): string | undefined {
  if (typeof value === 'string') return toColorValue(value) && value;
  if (typeof value !== 'object' || value === null) return undefined;
  const { colorSpace, components, alpha = 1, hex } = value as Partial<ColorValue>;
  const isWhole =
    Array.isArray(components) &&
    components.length === 3 &&
    components.every((one) => one === 'none' || Number.isFinite(one));
  const known = spaces.find((space) => space === colorSpace);
  if (!isWhole || !Number.isFinite(alpha)) return undefined;
  if (colorSpace === 'srgb') {
    const bytes = [...components, alpha].map((one) =>
      Math.round(Math.min(1, Math.max(0, one === 'none' ? 0 : Number(one))) * 255),
    );
    const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0'));
    return `#${digits.slice(0, alpha < 1 ? 4 : 3).join('')}`;
  }
  if (known === undefined) return typeof hex === 'string' ? toColorValue(hex) && hex : undefined;
  const inPercent = known === 'hsl' || known === 'hwb';
  const parts = components.map((one, at) =>
    inPercent && at > 0 && one !== 'none' ? `${one}%` : String(one),
  );
  return `${known}(${parts.join(' ')}${alpha < 1 ? ` / ${alpha}` : ''})`;
}
