const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an element or an attribute; without what XML cannot hold, and no longer than a cell may be. */
export function escapeXml(text: string): string {
  return (
    text
      .slice(0, 32_000)
      .toWellFormed()
      // A spreadsheet reads _x0041_ as the letter A.
      .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
      .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
      .replaceAll(/[&<>"]/g, (character) => entities[character] ?? '')
  );
}
