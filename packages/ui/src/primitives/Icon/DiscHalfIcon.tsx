import { glyph } from './Icon.css.ts';

/** Second of three glyphs that differ by shape: there is some, or it takes time. */
export function DiscHalfIcon() {
  return (
    <svg className={glyph} viewBox="0 0 10 10" aria-hidden="true">
      <path d="M9 5a4 4 0 1 1-8 0 4 4 0 0 1 8 0" />
      <path d="M5 1a4 4 0 0 0 0 8z" fill="currentColor" stroke="none" />
    </svg>
  );
}
