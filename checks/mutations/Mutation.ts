/** A breakage made on purpose, and who must notice it. */
export interface Mutation {
  /** What was broken, in words. */
  readonly what: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly from: string;
  readonly to: string;
  /** The test file that must fail, and a part of the name of a test in it that does. */
  readonly caughtBy: readonly [file: string, test: string];
}
