import { readHex } from '../../primitives/ColorField/readHex.ts';
import type { ThemeBlock } from './ThemeItem.ts';

/** The colours a theme uses, `#RRGGBB`, each once, at most twelve: what is chosen anew should mostly be one of them. */
export function listSwatches(blocks: readonly ThemeBlock[]): readonly string[] {
  const written = blocks.flatMap(({ items }) =>
    items.flatMap(({ values }) => [values.bg_color, values.text_color]),
  );
  return [...new Set(written.flatMap((text) => readHex(text) ?? []))].slice(0, 12);
}
