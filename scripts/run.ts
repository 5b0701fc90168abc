import { spawn, type ChildProcess } from 'node:child_process';

/**
 * Runs a tool of this workspace with its output on the terminal.
 * @param onStart told the process, for who has to end it
 * @returns its exit code; 1 where it could not be started or was killed
 */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  onStart: (child: ChildProcess) => void = () => {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DO_NOT_TRACK: '1', TURBO_TELEMETRY_DISABLED: '1', ...env },
    });
    onStart(child);
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}
