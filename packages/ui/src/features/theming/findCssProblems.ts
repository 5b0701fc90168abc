import { readDeclarations } from '../../theme/settings/readDeclarations.ts';

/** A line of custom CSS that will not be applied. */
export interface CssProblem {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

/** Why a piece is left out, by what it looks like; the reader itself decides only that it is. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/@/, '@ kuralları kullanılamaz.'],
  [/[{}]/, 'Yalnız bildirim yazın: seçici ve süslü parantez kullanılamaz.'],
  [/\\/, 'Kaçış karakteri (\\) kullanılamaz.'],
  [/\/\*|\*\//, 'Açıklama kapatılmamış.'],
  [/[<>[\]$^`|&]|(?![\t\n\f\r])\p{Cc}/u, 'Bu karakter CSS değerinde kullanılamaz.'],
  [/^[^:]*$/, 'İki nokta üst üste eksik: “özellik: değer;” yazın.'],
  [/^\s*--|:.*\bvar\(/i, 'CSS değişkeni kullanılamaz.'],
  [/url\(|src\(|image-set\(|image\(/i, 'Yalnız bu sitenin dosyaları: url(/dosya) yazın.'],
  [
    /^\s*(?:position|inset|top|left|right|bottom|z-index|transform|content|animation|all)\b/i,
    'Bu özellik öğeyi yerinden çıkarabileceği için kullanılamaz.',
  ],
];

const unknown = 'Bu özellik veya değer desteklenmiyor.';
const reasonOf = (text: string) => reasons.find(([pattern]) => pattern.test(text))?.[1] ?? unknown;

/** Whether the browser takes it: a well-formed declaration may still say nothing to it, such as `padding: 12`. */
const isKnown = ([property, value]: readonly [string, string]) =>
  // Where there is no browser to ask, what is well-formed is applied.
  typeof CSS === 'undefined' || CSS.supports(property, value);

/** Comments as spaces, so that every line keeps its number. */
const withoutComments = (css: string) =>
  css.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));

/**
 * What of an administrator's CSS text is not applied, line by line, in order: what the reader leaves out, and what this
 * browser does not know by its own judgement. Empty exactly where all of it is applied.
 */
export function findCssProblems(css: string): readonly CssProblem[] {
  const problems: CssProblem[] = [];
  let line = 1;
  for (const piece of withoutComments(css).split(';')) {
    const start = line + (/^\s*/.exec(piece)?.[0].match(/\n/g)?.length ?? 0);
    line += piece.match(/\n/g)?.length ?? 0;
    const text = piece.trim();
    const { kept, dropped } = readDeclarations(text);
    if (dropped.length > 0) problems.push({ line: start, text, reason: reasonOf(text) });
    else if (!kept.every(isKnown)) problems.push({ line: start, text, reason: unknown });
  }
  return problems.length > 0 || readDeclarations(css).dropped.length === 0
    ? problems
    : [{ line: 1, text: css.slice(0, 80), reason: 'En fazla 4.000 karakter yazın.' }];
}
