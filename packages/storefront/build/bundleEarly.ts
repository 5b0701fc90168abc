import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const entry = fileURLToPath(new URL('../early/startEarly.ts', import.meta.url));

/** The script in the page that starts the first requests of its address, and how the page policy names it. */
export interface EarlyScript {
  readonly code: string;
  readonly hash: string;
}

async function bundle(): Promise<EarlyScript> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2024',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} gave no script.`);
  const code = chunk.code.trim();
  return { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` };
}

let bundled: Promise<EarlyScript> | undefined;

/** Makes it of TypeScript, once a process. */
export const bundleEarly = (): Promise<EarlyScript> => (bundled ??= bundle());
