import type { Credentials } from '../../packages/api-client/src/session/login.ts';
import { askEverything } from './askEverything.ts';
import { judgeAssumptions, type JudgedAssumption } from './assumptions.ts';
import { compareBody, createComparison, unsentFields } from './compareBody.ts';
import type { AskedExchange } from './Exchange.ts';
import { countFindings, type CountedFinding, type Finding } from './Finding.ts';
import { judgeExchange } from './judgeExchange.ts';
import { openLine, type Line, type Transport } from './openLine.ts';
import { contractOperations } from './readOperations.ts';

/** What a backend was found to be. */
export interface BackendReport {
  readonly findings: readonly CountedFinding[];
  readonly assumptions: readonly JudgedAssumption[];
  readonly exchanges: readonly AskedExchange[];
}

/** What is asked beside all that reading can tell: the walk of `--write`. */
export type FurtherQuestions = (line: Line) => Promise<void>;

/**
 * Asks a backend and compares what it answers with the contract. Nothing is changed there but what `further` changes.
 * @param today the last day of its reports, in Istanbul
 */
export async function checkBackend(
  target: { readonly backend: URL; readonly credentials: Credentials; readonly transport: Transport },
  today: string,
  further?: FurtherQuestions,
): Promise<BackendReport> {
  const line = openLine(target.backend, target.transport);
  const isSignedIn = await askEverything(line, target.credentials, today);
  if (isSignedIn) await further?.(line);
  return judge(line.exchanges, isSignedIn);
}

function judge(exchanges: readonly AskedExchange[], isSignedIn: boolean): BackendReport {
  const comparison = createComparison();
  const findings: Finding[] = [];
  for (const exchange of exchanges) {
    const operation = contractOperations.get(exchange.operation);
    findings.push(...judgeExchange(exchange, operation));
    const schema = operation?.answers.get(exchange.status)?.get('application/json');
    // What a failing answer holds is shown nowhere.
    if (schema && exchange.status === 200 && exchange.body !== undefined)
      compareBody(comparison, exchange.operation, schema, exchange.body);
  }
  if (!isSignedIn) findings.push(notSignedIn);
  return {
    findings: countFindings([...findings, ...comparison.findings, ...unsentFields(comparison)]),
    assumptions: judgeAssumptions({ exchanges, comparison }),
    exchanges,
  };
}

const notSignedIn: Finding = {
  severity: 'breaks',
  kind: 'session',
  operation: 'login',
  at: '',
  says: 'signed nobody in: what is behind the login was not asked',
};
