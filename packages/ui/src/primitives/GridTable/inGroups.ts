/** How many rows come into the page together: few enough for one frame, and of 500 rows a tenth to ask in each. */
export const groupSize = 10;

/** Rows in the groups they come into the page in. */
export const inGroups = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / groupSize) }, (_, group) =>
    rows.slice(group * groupSize, (group + 1) * groupSize),
  );
