import { glyph } from './Icon.css.ts';

/** Third of three glyphs that differ by shape: there is none. */
export function RingStruckIcon() {
  return (
    <svg className={glyph} viewBox="0 0 10 10" aria-hidden="true">
      <path d="M9 5a4 4 0 1 1-8 0 4 4 0 0 1 8 0M2.3 7.7l5.4-5.4" />
    </svg>
  );
}
