import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { checkBackend } from '../../checks/backend/checkBackend.ts';
import { createMask } from '../../checks/backend/createMask.ts';
import { readCard, readTarget, TargetError } from '../../checks/backend/readTarget.ts';
import { record } from '../../checks/backend/record.ts';
import { walkOrder, type Approve } from '../../checks/backend/walkOrder.ts';
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
  const card = options.includes('--write') ? readCard(process.env) : undefined;
  const further = options.includes('--write') ? walkOrder(openPrompt(), card) : undefined;
  const ownFetch = globalThis.fetch;
  console.log(`Asking ${backend.origin} …`);
  const report = await checkBackend(
    { backend, credentials, transport: (request) => ownFetch(request) },
    calendarDateOf(new Date()) ?? '',
    further,
  );
  if (!wasAnswered(report))
    throw new TargetError(`${backend.origin} does not answer: ${report.exchanges[0]?.silence ?? ''}.`);
  const mask = createMask(randomBytes(32));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'report.json'), JSON.stringify(reportData(report, mask), null, 2));
  writeFileSync(join(folder, 'report.html'), writeHtml(report));
  if (options.includes('--record'))
    writeFileSync(join(folder, 'recorded.json'), JSON.stringify(record(report, mask), null, 2));
  console.log(`${writeText(report)}\n${folder}/report.html and report.json hold the whole of it, masked.`);
  return breaksScreen(report) ? 1 : 0;
}

/** Nobody answers for a person who is not there. */
function openPrompt(): Approve {
  if (!process.stdin.isTTY) throw new TargetError('--write asks before each step and needs a terminal.');
  return async (step) => {
    const prompt = createInterface({ input: process.stdin, output: process.stdout });
    // Ctrl+C and Ctrl+D are a no: what is in the basket by then is still offered to be taken out.
    const answer = await prompt.question(`${step} [y/N] `).catch(() => {
      console.log();
      return '';
    });
    prompt.close();
    return /^y(?:es)?$/i.test(answer.trim());
  };
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof TargetError)) throw error;
  console.error(error.message);
  return 2;
});
