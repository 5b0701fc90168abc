/** `breaks`: a screen fails or shows something wrong. `differs`: the shop copes, the contract does not say so. `note`: worth knowing. */
export type Severity = 'breaks' | 'differs' | 'note';

/** What kind of difference it is; the report counts them. */
export type FindingKind =
  | 'no answer'
  | 'unusable'
  | 'status'
  | 'redirect'
  | 'content type'
  | 'charset'
  | 'cookie'
  | 'caching'
  | 'slow'
  | 'session'
  | 'missing'
  | 'unknown field'
  | 'type'
  | 'null'
  | 'amount'
  | 'date'
  | 'flag'
  | 'empty';

/** One difference between what came and what the contract says; it holds no text of the backend, only shapes. */
export interface Finding {
  readonly severity: Severity;
  readonly kind: FindingKind;
  /** The operationId of the call. */
  readonly operation: string;
  /** Where in the answer, `data[].TARIH`; '' for the answer as a whole. */
  readonly at: string;
  readonly says: string;
}

/** A finding with how often it was met. */
export interface CountedFinding extends Finding {
  readonly times: number;
}

const rank: Readonly<Record<Severity, number>> = { breaks: 0, differs: 1, note: 2 };

/** The same difference in a thousand rows is one finding; what breaks a screen comes first. */
export function countFindings(findings: readonly Finding[]): readonly CountedFinding[] {
  const known = new Map<string, { finding: Finding; times: number }>();
  for (const finding of findings) {
    const key = [finding.operation, finding.at, finding.kind, finding.severity].join('\n');
    const entry = known.get(key);
    if (entry) entry.times += 1;
    else known.set(key, { finding, times: 1 });
  }
  return [...known.values()]
    .map(({ finding, times }) => ({ ...finding, times }))
    .toSorted((a, b) => rank[a.severity] - rank[b.severity]);
}
