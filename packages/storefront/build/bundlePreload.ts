import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const entry = fileURLToPath(new URL('../preload/startPreload.ts', import.meta.url));

/** The script in the page that starts the first requests of its address, and how the page policy names it. */
export interface PreloadScript {
  readonly code: string;
  readonly hash: string;
}

async function bundle(): Promise<PreloadScript> {
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

let bundled: Promise<PreloadScript> | undefined;

/** Makes it of TypeScript, once a process. */
export const bundlePreload = (): Promise<PreloadScript> => (bundled ??= bundle());
