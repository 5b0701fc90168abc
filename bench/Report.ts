/** A row of the budget table and what became of it. */
export interface Verdict {
  readonly what: string;
  readonly measured: number;
  /** The measured value may be at most this; `atLeast` turns it round. */
  readonly budget: number;
  readonly unit: string;
  readonly atLeast?: true;
}

/** What a part of the bench found. */
export interface PartReport {
  /** Lines for a person, in Markdown. */
  readonly lines: readonly string[];
  readonly verdicts: readonly Verdict[];
  /** Numbers for the history. */
  readonly numbers: Readonly<Record<string, number>>;
}

export interface PartOptions {
  /** How often everything is measured; the medians count. */
  readonly runs: number;
  /** Replaces the recorded sizes by those of this build. */
  readonly write: boolean;
}

export type Part = (options: PartOptions) => Promise<PartReport>;

export const isMet = ({ measured, budget, atLeast }: Verdict) =>
  atLeast ? measured >= budget : measured <= budget;

/** A table of Markdown. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
