/** Widths and roles a link can carry; values of the toolbar. */
export interface Look {
  readonly session?: string;
  readonly viewport?: string;
}

/** The address of a story in Storybook, seen as the toolbar would show it. */
export function storyLink(id: string, look: Look = {}): string {
  const globals = [
    look.session && `session:${look.session}`,
    look.viewport && `viewport.value:${look.viewport}`,
  ].filter(Boolean);
  return `./?path=/story/${id}${globals.length > 0 ? `&globals=${globals.join(';')}` : ''}`;
}
