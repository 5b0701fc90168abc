import { glyph } from './Icon.css.ts';

/** First of three glyphs that differ by shape, not only by colour: there is enough. */
export function DiscFullIcon() {
  return (
    <svg className={glyph} viewBox="0 0 10 10" aria-hidden="true">
      <path d="M9 5a4 4 0 1 1-8 0 4 4 0 0 1 8 0" fill="currentColor" />
    </svg>
  );
}
