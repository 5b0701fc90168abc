import type { AskedExchange } from './Exchange.ts';
import type { BackendReport } from './checkBackend.ts';
import type { Mask } from './createMask.ts';
import type { CountedFinding, Severity } from './Finding.ts';
import { contractOperations } from './readOperations.ts';

const headings: Readonly<Record<Severity, string>> = {
  breaks: 'Breaks a screen',
  differs: 'Differs from the contract; the shop copes',
  note: 'Worth knowing',
};
const severities = ['breaks', 'differs', 'note'] as const;

/** Whether a screen of the shop would fail, or show something wrong. */
export const breaksScreen = ({ findings }: BackendReport): boolean =>
  findings.some(({ severity }) => severity === 'breaks');

/** Whether the backend answered anything at all. */
export const wasAnswered = ({ exchanges }: BackendReport): boolean =>
  exchanges.some(({ status }) => status !== 0);

const of = ({ findings }: BackendReport, severity: Severity) =>
  findings.filter((one) => one.severity === severity);

const lineOf = ({ operation, at, says, times }: CountedFinding): string =>
  `${operation}${at === '' ? '' : ` ${at}`} ${says}${times > 1 ? ` (${times} times)` : ''}`;

/** The report for a terminal: what is only worth knowing is counted, and stands in the files. */
export function writeText(report: BackendReport): string {
  const lines: string[] = [];
  for (const severity of ['breaks', 'differs'] as const) {
    const found = of(report, severity);
    lines.push(`${headings[severity]}: ${found.length}`, ...found.map((one) => `  ${lineOf(one)}`), '');
  }
  lines.push('What the contract assumes');
  const width = Math.max(...report.assumptions.map(({ name }) => name.length));
  for (const { name, state, saw } of report.assumptions)
    lines.push(`  ${name.padEnd(width)}  ${state}: ${saw}`);
  const waits = report.exchanges.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  lines.push(
    '',
    `${report.exchanges.length} calls, half of them answered within ${Math.round(waits[Math.floor(waits.length / 2)] ?? 0)} ms, the slowest in ${Math.round(waits.at(-1) ?? 0)} ms; ${of(report, 'note').length} notes.`,
  );
  return lines.join('\n');
}

/** Everything of the report as data: no text of the backend but masked, no address, cookie or credential at all. */
export function reportData(report: BackendReport, mask: Mask) {
  return {
    breaksScreen: breaksScreen(report),
    findings: report.findings,
    assumptions: report.assumptions,
    calls: report.exchanges.map((exchange) => ({
      operation: exchange.operation,
      variant: exchange.variant,
      who: exchange.who,
      method: exchange.method,
      path: contractOperations.get(exchange.operation)?.path ?? '',
      status: exchange.status,
      contentType: exchange.headers.get('content-type') ?? '',
      cacheControl: exchange.headers.get('cache-control') ?? '',
      milliseconds: Math.round(exchange.milliseconds),
      bytes: exchange.bytes.length,
      redirects: exchange.hops.length,
      refused: exchange.refused,
      sample: mask.value(firstOf(exchange.body)) ?? null,
    })),
  };
}

/** Two items of each list tell what they look like. */
function firstOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(firstOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, firstOf(item)]));
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const row = (cells: readonly (string | number)[]): string =>
  `<tr>${cells.map((cell) => `<td>${escape(String(cell))}</td>`).join('')}</tr>`;

const table = (heads: readonly string[], rows: readonly string[]): string =>
  `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;

const callRow = (one: AskedExchange) =>
  row([
    one.operation,
    one.variant,
    `${one.method} ${contractOperations.get(one.operation)?.path ?? ''}`,
    one.who,
    one.status,
    one.headers.get('content-type') ?? '',
    one.headers.get('cache-control') ?? '',
    Math.round(one.milliseconds),
    one.bytes.length,
  ]);

/** The same as one page that needs nothing beside itself. */
export function writeHtml(report: BackendReport): string {
  const findings = severities.map((severity) => {
    const rows = of(report, severity).map((one) =>
      row([one.operation, one.at, one.kind, one.says, one.times]),
    );
    const count = `<h2>${headings[severity]}: ${rows.length}</h2>`;
    return rows.length === 0 ? count : count + table(['Call', 'Where', 'Kind', 'What', 'Times'], rows);
  });
  const assumptions = report.assumptions.map(({ name, state, saw, assumed }) =>
    row([name, state, saw, assumed]),
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The backend and the contract</title>
<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:75rem;padding:0 1rem}table{border-collapse:collapse;width:100%;font-size:.875rem}th,td{text-align:start;vertical-align:top;border-bottom:1px solid #ccc;padding:.25rem .5rem;overflow-wrap:anywhere}th{white-space:nowrap}h2{margin-top:2rem}</style>
<h1>${breaksScreen(report) ? 'Screens would break' : 'No screen would break'}</h1>
<p>What a backend answered, beside what <code>openapi/</code> says. Values are shown as shapes: 9 for a digit, a for a letter.</p>
${findings.slice(0, 2).join('\n')}
<h2>What the contract assumes</h2>
${table(['Name', 'State', 'Seen', 'Assumed'], assumptions)}
${findings.slice(2).join('\n')}
<h2>Calls</h2>
${table(['Call', 'Of what', 'Address', 'Who', 'Status', 'Type', 'Kept', 'ms', 'Bytes'], report.exchanges.map(callRow))}
</html>
`;
}
