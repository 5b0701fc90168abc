import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBackend } from '../../checks/backend/checkBackend.ts';
import { createMask } from '../../checks/backend/createMask.ts';
import { readTarget, TargetError } from '../../checks/backend/readTarget.ts';
import {
  breaksScreen,
  reportData,
  wasAnswered,
  writeHtml,
  writeText,
} from '../../checks/backend/writeReport.ts';
import { calendarDateOf } from '../../packages/api-client/src/read/readDate.ts';

/**
 * Asks a real backend and compares what it answers with the contract. Ends with 0 where no screen would break, 1 where one would,
 * and 2 where it could not be asked.
 */
const folder = 'test-results/backend';

async function run(options: readonly string[]): Promise<number> {
  const unknown = options.find((option) => option !== '--write' && option !== '--record');
  // Not said again: it may be a password that somebody took for an option.
  if (unknown !== undefined)
    throw new TargetError(
      'The only options are --write and --record: address and sign-in come from the environment.',
    );
  const { backend, credentials } = readTarget(process.env);
  const ownFetch = globalThis.fetch;
  console.log(`Asking ${backend.origin} …`);
  const report = await checkBackend(
    { backend, credentials, transport: (request) => ownFetch(request) },
    calendarDateOf(new Date()) ?? '',
  );
  if (!wasAnswered(report))
    throw new TargetError(`${backend.origin} does not answer: ${report.exchanges[0]?.silence ?? ''}.`);
  const mask = createMask(randomBytes(32));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'report.json'), JSON.stringify(reportData(report, mask), null, 2));
  writeFileSync(join(folder, 'report.html'), writeHtml(report));
  console.log(`${writeText(report)}\n${folder}/report.html and report.json hold the whole of it, masked.`);
  return breaksScreen(report) ? 1 : 0;
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof TargetError)) throw error;
  console.error(error.message);
  return 2;
});
