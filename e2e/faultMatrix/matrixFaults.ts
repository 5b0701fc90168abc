import type { FaultName } from '../../packages/demo-server/src/faults/faultKinds.ts';

export interface MatrixFault {
  /** `away`: made in the page itself. */
  readonly kind: FaultName | 'away';
  /**
   * What must come of it: `failure` with a way to try again, `login` with the way back, `late` but whole, or `tolerated`: the
   * readers may make something of it or call it a failure.
   */
  readonly ends: 'failure' | 'login' | 'late' | 'tolerated';
  /** No answer comes of its own accord: time has to pass. */
  readonly waits?: number;
}

/** The ways every call is made to fail. Those with the name of the demo server's kinds are made by it, on the wire. */
export const matrixFaults: readonly MatrixFault[] = [
  { kind: 'http-401', ends: 'login' },
  { kind: 'http-403', ends: 'login' },
  { kind: '200-login-html', ends: 'login' },
  { kind: 'http-404-html', ends: 'failure' },
  { kind: 'http-500-json', ends: 'failure' },
  { kind: 'http-500-html', ends: 'failure' },
  { kind: 'hang', ends: 'failure', waits: 15_000 },
  { kind: 'slow-5s', ends: 'late', waits: 5_000 },
  { kind: 'conn-reset-before-headers', ends: 'failure' },
  { kind: 'conn-reset-mid-body', ends: 'failure' },
  { kind: 'malformed-json', ends: 'failure' },
  { kind: 'empty-200', ends: 'failure' },
  { kind: 'away', ends: 'failure' },
  { kind: 'wrong-types', ends: 'tolerated' },
  { kind: 'missing-field', ends: 'tolerated' },
  { kind: 'json-wrong-root', ends: 'tolerated' },
];
