/** What became of one test. */
export interface TestResult {
  /** From the root of the project; with `:line` where the runner finds it by that. */
  readonly file: string;
  /** Its whole name; '' where the file itself failed. */
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
  /** Why it was skipped, where it says so. */
  readonly because?: string;
}

/** What a runner tells of its run. */
export interface Count {
  readonly tests: readonly TestResult[];
  /** What went wrong beside the tests. */
  readonly errors: readonly string[];
}
