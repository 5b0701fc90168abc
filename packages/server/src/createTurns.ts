/** A place among the calls that are under way, or in the line before them. */
export interface Turn {
  /** Resolved when it may begin; never, if it was left before. */
  readonly begun: Promise<void>;
  /** Gives the place to the next. More than once is once. */
  readonly leave: () => void;
}

/**
 * Lets so many calls be under way at once, and so many of one visitor. The others wait in a line of each visitor, and the
 * visitors take turns. Node's own line of an agent knows neither: who waits in it cannot even be given up.
 */
export function createTurns({ total, visitor: share }: { readonly total: number; readonly visitor: number }) {
  const held = new Map<string, number>();
  const lines = new Map<string, Set<() => void>>();
  let free = total;

  const hold = (visitor: string, change: 1 | -1) => {
    free -= change;
    const now = (held.get(visitor) ?? 0) + change;
    if (now === 0) held.delete(visitor);
    else held.set(visitor, now);
  };

  const advance = () => {
    for (const [visitor, line] of lines) {
      if (free === 0) return;
      const [begin] = line;
      if (!begin || (held.get(visitor) ?? 0) >= share) continue;
      hold(visitor, 1);
      line.delete(begin);
      // Behind all others, where this walk meets it again if anything is left.
      lines.delete(visitor);
      if (line.size > 0) lines.set(visitor, line);
      begin();
    }
  };

  return (visitor: string): Turn => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let state: 'waiting' | 'begun' | 'left' = 'waiting';
    const begin = () => {
      state = 'begun';
      resolve();
    };
    const line = lines.get(visitor) ?? new Set();
    lines.set(visitor, line.add(begin));
    advance();
    return {
      begun: promise,
      leave: () => {
        if (state === 'waiting') {
          line.delete(begin);
          if (line.size === 0) lines.delete(visitor);
        }
        if (state === 'begun') {
          hold(visitor, -1);
          advance();
        }
        state = 'left';
      },
    };
  };
}
