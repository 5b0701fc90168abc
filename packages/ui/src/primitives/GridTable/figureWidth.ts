/** Width in px of a table's cell: tabular figures of its 13 px are just under 8 px wide, and 8 px stand on either side. */
export const figureWidth = (text: string) => text.length * 8 + 16;
