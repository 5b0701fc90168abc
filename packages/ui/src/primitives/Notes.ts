/**
 * What a primitive is to the keyboard and to a screen reader; shown on its page in Storybook. In Turkish, code between
 * backticks.
 */
export interface Notes {
  /** When this one and not its neighbour, where there is a choice. */
  readonly when?: string;
  /** ARIA roles that its `Default` story shows; none where only the content speaks. */
  readonly roles: readonly string[];
  /** Where its name comes from. */
  readonly name: string;
  /** What the keys do, by key; none where it takes no focus. */
  readonly keys: Readonly<Record<string, string>>;
  /** Where the focus goes, and where it goes back to. */
  readonly focus?: string;
  /** What is read aloud besides the name: states, changes, errors. */
  readonly reads?: string;
}
