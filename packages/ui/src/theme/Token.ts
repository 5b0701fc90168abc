/** What a token's value must look like; `expression` is anything CSS that no setting can replace. */
type TokenKind = 'color' | 'length' | 'expression';

/** One row of the token table. */
export interface Token {
  readonly kind: TokenKind;
  /** Value in CSS. A token without one is a component token: unset until a theme sets it, with a fallback where it is used. */
  readonly initial?: string;
  /** The themeSettings path that sets it: `{block}.{item}.{field}`. */
  readonly setting?: string;
  /** What it paints, in the words of the Foundations pages. */
  readonly paints?: string;
  /** The region it belongs to, as the theme editor names it where the settings do not. */
  readonly region?: string;
}

export type TokenGroup = Record<string, Token>;
