import { afterEach, describe, expect, test, vi } from 'vitest';
import { openCamera } from './openCamera.ts';

afterEach(() => void vi.unstubAllGlobals());

const fakeStream = () => {
  const tracks = [{ stop: vi.fn() }, { stop: vi.fn() }];
  return { tracks, stream: { getTracks: () => tracks } as unknown as MediaStream };
};
/** A browser whose camera answers so. */
const give = (answer: () => Promise<MediaStream>) => {
  const getUserMedia = vi.fn<(wish: MediaStreamConstraints) => Promise<MediaStream>>(answer);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  return getUserMedia;
};
const signal = new AbortController().signal;

describe('WARE-02 a camera', () => {
  test.each([
    ['that is not allowed', 'NotAllowedError', 'refused'],
    ['that the page may not have', 'SecurityError', 'refused'],
    ['that is not there', 'NotFoundError', 'missing'],
    ['of which none is as it must be', 'OverconstrainedError', 'missing'],
    ['that another program has', 'NotReadableError', 'busy'],
    ['that does not start', 'AbortError', 'busy'],
    ['that fails otherwise', 'TypeError', 'busy'],
  ] as const)('%s is told', async (_, name, problem) => {
    give(() => Promise.reject(Object.assign(new Error('No'), { name })));
    expect(await openCamera(undefined, signal)).toEqual({ kind: 'problem', problem });
  });

  test('at an insecure address is told', async () => {
    vi.stubGlobal('navigator', {});
    expect(await openCamera(undefined, signal)).toEqual({ kind: 'problem', problem: 'insecure' });
  });

  test('looks away from its holder, unless one was chosen', async () => {
    const ask = give(() => Promise.resolve(fakeStream().stream));
    await openCamera(undefined, signal);
    await openCamera('wide', signal);
    expect(ask.mock.calls.map(([{ video }]) => video)).toEqual([
      expect.objectContaining({ facingMode: 'environment' }),
      expect.objectContaining({ deviceId: 'wide' }),
    ]);
  });

  test('is let go, also where it comes too late', async () => {
    const { tracks, stream } = fakeStream();
    give(() => Promise.resolve(stream));
    const job = new AbortController();
    expect(await openCamera(undefined, job.signal)).toEqual({ kind: 'open', stream });
    expect(tracks.map((track) => track.stop.mock.calls.length)).toEqual([0, 0]);
    job.abort();
    expect(tracks.map((track) => track.stop.mock.calls.length)).toEqual([1, 1]);

    const late = fakeStream();
    const coming = Promise.withResolvers<MediaStream>();
    give(() => coming.promise);
    const next = new AbortController();
    const opening = openCamera(undefined, next.signal);
    next.abort();
    coming.resolve(late.stream);
    expect(await opening).toBeUndefined();
    expect(late.tracks.map((track) => track.stop.mock.calls.length)).toEqual([1, 1]);
  });
});
