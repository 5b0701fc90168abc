/** Sorted words with the places (positions of products) each occurs at, in flat arrays. */
export interface TokenTable {
  readonly tokens: readonly string[];
  /** The half-open range of tokens that begin with a prefix. */
  readonly prefixRange: (prefix: string) => readonly [from: number, to: number];
  /** Position of a token, or -1. */
  readonly indexOf: (token: string) => number;
  /** Calls back once per token that contains the text anywhere. */
  readonly eachContaining: (text: string, found: (token: number) => void) => void;
  /** `places[starts[t]…starts[t + 1]]` are the places of token t, ascending. */
  readonly starts: Int32Array;
  readonly places: Int32Array;
}

/** Builds the table from the places of every token. */
export function createTokenTable(placesByToken: ReadonlyMap<string, readonly number[]>): TokenTable {
  const tokens = [...placesByToken.keys()].toSorted();
  const starts = new Int32Array(tokens.length + 1);
  let total = 0;
  for (const [i, token] of tokens.entries()) {
    starts[i] = total;
    total += placesByToken.get(token)?.length ?? 0;
  }
  starts[tokens.length] = total;
  const places = new Int32Array(total);
  for (const [i, token] of tokens.entries()) places.set(placesByToken.get(token) ?? [], starts[i]);

  // One long string: the engine's own substring search beats a loop over the tokens by far.
  const joined = `\n${tokens.join('\n')}\n`;
  const offsets = new Int32Array(tokens.length);
  let offset = 1;
  for (const [i, token] of tokens.entries()) {
    offsets[i] = offset;
    offset += token.length + 1;
  }

  const lowerBound = (text: string): number => {
    let low = 0;
    let high = tokens.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tokens[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    tokens,
    starts,
    places,
    prefixRange: (prefix) => [lowerBound(prefix), lowerBound(`${prefix}\uffff`)],
    indexOf: (token) => {
      const at = lowerBound(token);
      return tokens[at] === token ? at : -1;
    },
    eachContaining: (text, found) => {
      let token = 0;
      for (let at = joined.indexOf(text); at !== -1;) {
        while (token + 1 < offsets.length && (offsets[token + 1] ?? 0) <= at) token++;
        found(token);
        at = joined.indexOf('\n', at);
        at = joined.indexOf(text, at);
      }
    },
  };
}
