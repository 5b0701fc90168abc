export interface Declarations {
  /** Property and value, in the order written. */
  readonly kept: readonly (readonly [property: string, value: string])[];
  /** What was left out, as it was written. */
  readonly dropped: readonly string[];
}

/** Paints and arranges an element's own box. Nothing that takes it out of its place, over others, or that makes content. */
const property = new RegExp(
  `^(?:${[
    'background(?:-(?:color|image|size|position|repeat|clip|origin))?',
    'color|opacity|filter|visibility|cursor|display|float|clear|order|gap|(?:row|column)-gap',
    '(?:min-|max-)?(?:width|height)|aspect-ratio|box-sizing|box-shadow|overflow(?:-[xy]|-wrap)?',
    '(?:padding|margin)(?:-(?:top|right|bottom|left|(?:block|inline)(?:-(?:start|end))?))?',
    'border(?:-[a-z]+){0,3}|outline(?:-[a-z]+)?',
    'font(?:-(?:family|size|style|weight|stretch|variant|variant-numeric|feature-settings))?',
    'line-height|letter-spacing|word-spacing|white-space|vertical-align|list-style(?:-(?:type|position))?',
    'text-(?:align|indent|overflow|shadow|transform|wrap|underline-offset|decoration(?:-[a-z]+)?)',
    '(?:align|justify|place)-(?:items|content|self)|flex(?:-[a-z]+)?|grid-template-(?:rows|columns)',
    'object-(?:fit|position)|transition(?:-[a-z]+)?|fill|stroke',
  ].join('|')})$`,
);

const functions = new RegExp(
  `^(?:${[
    'rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|var|calc|min|max|clamp|minmax|repeat|fit-content',
    '(?:repeating-)?(?:linear|radial|conic)-gradient|cubic-bezier|steps',
    'blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|saturate|sepia',
  ].join('|')})$`,
);

/** Could end the declaration, the rule or the sheet, or hide a name from the tests below. */
const structural = /[{}<>@\\[\]$^`|&]|(?![\t\n\f\r])\p{Cc}/u;

/** A file of this shop, named from its root: one slash, no scheme, no host. */
const ownUrl = /\burl\(\s*(["']?)\/(?![/\\])[\w\-./%~]*\1\s*\)/g;

const longest = 4000;

/**
 * The plain declarations of an administrator's CSS text. Rules, at-rules, escapes and unknown functions have no way
 * through, nor has an address of another origin; what cannot be read for certain is dropped.
 */
export function readDeclarations(css: unknown): Declarations {
  if (typeof css !== 'string' || css.trim() === '') return { kept: [], dropped: [] };
  const text = css.replaceAll(/\/\*[^]*?\*\//g, ' ');
  if (css.length > longest || structural.test(text) || /\/\*|\*\//.test(text))
    return { kept: [], dropped: [css] };

  const kept: (readonly [string, string])[] = [];
  const dropped: string[] = [];
  for (const part of text.split(';').map((one) => one.trim())) {
    if (part === '') continue;
    const colon = part.indexOf(':');
    const name = part.slice(0, colon).trim().toLowerCase();
    const value = part
      .slice(colon + 1)
      .replace(/\s*!\s*important\s*$/i, '')
      .trim();
    if (colon > 0 && property.test(name) && isPlainValue(value)) kept.push([name, value]);
    else dropped.push(part);
  }
  return { kept, dropped };
}

function isPlainValue(value: string): boolean {
  const rest = value.toLowerCase().replaceAll(ownUrl, 'own');
  if (rest === '' || !/^[\w\s#%.,()+*/'"-]+$/.test(rest) || /--(?!vitrin-)/.test(rest)) return false;
  if (!/^(?:[^"']|"[^"']*"|'[^"']*')*$/.test(rest)) return false;
  const names = Array.from(rest.matchAll(/([\w-]*)\s*\(/g), ([, name = '']) => name);
  // A bracket may stand alone, or be subtracted.
  return hasPairedBrackets(rest) && names.every((name) => /^-?$/.test(name) || functions.test(name));
}

function hasPairedBrackets(value: string): boolean {
  let open = 0;
  for (const letter of value) {
    if (letter === '(') open += 1;
    if (letter === ')') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}
