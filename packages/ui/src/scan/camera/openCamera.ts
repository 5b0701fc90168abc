/** Why there is no picture of a camera: not allowed, none there, in use elsewhere, or an address to which browsers give none. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'insecure';

export type Opened =
  | { readonly kind: 'open'; readonly stream: MediaStream }
  | { readonly kind: 'problem'; readonly problem: CameraProblem };

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

/**
 * Opens a camera: the chosen one where it is still there, else one that looks away from its holder. Never rejects; undefined once it
 * is given up. The camera is let go when `signal` aborts, also where the browser gives it only then.
 */
export async function openCamera(
  camera: string | undefined,
  signal: AbortSignal,
): Promise<Opened | undefined> {
  const { mediaDevices }: { mediaDevices?: MediaDevices } = navigator;
  if (!mediaDevices) return { kind: 'problem', problem: 'insecure' };
  try {
    const stream = await mediaDevices.getUserMedia({
      video: {
        ...(camera === undefined ? { facingMode: 'environment' } : { deviceId: camera }),
        // Bars as thin as a pixel of less are not read.
        width: { ideal: 1920 },
        height: { ideal: 1080 },
      },
    });
    if (signal.aborted) {
      stop(stream);
      return undefined;
    }
    signal.addEventListener('abort', () => stop(stream), { once: true });
    return { kind: 'open', stream };
  } catch (error) {
    if (signal.aborted) return undefined;
    const name = error instanceof Error ? error.name : '';
    return { kind: 'problem', problem: problems[name] ?? 'busy' };
  }
}
