import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type CameraProblem, openCamera } from './openCamera.ts';

/** A camera that shows something. */
export interface OpenCamera {
  readonly kind: 'open';
  readonly stream: MediaStream;
  /** Its number among those of this device. */
  readonly id: string;
  /** The numbers of all of them. */
  readonly others: readonly string[];
  /** It has a light. */
  readonly hasTorch: boolean;
}

/** What has become of opening a camera. */
export type CameraState =
  | OpenCamera
  | { readonly kind: 'off' | 'opening' }
  | { readonly kind: 'problem'; readonly problem: CameraProblem };

const watchVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};
const isVisible = () => document.visibilityState !== 'hidden';

/** Whether a camera has a light; no type of the browser's knows of it. */
const hasTorch = (track: MediaStreamTrack) =>
  'getCapabilities' in track && Reflect.get(track.getCapabilities(), 'torch') === true;

/** What is known of an open camera. */
async function describe(stream: MediaStream): Promise<OpenCamera | undefined> {
  const [track] = stream.getVideoTracks();
  if (!track) return undefined;
  // They are told by their numbers once one may be looked through. Who does not tell has the one that is open.
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return {
    kind: 'open',
    stream,
    id: track.getSettings().deviceId ?? '',
    others: devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId),
    hasTorch: hasTorch(track),
  };
}

/**
 * Looks through a camera while it is wanted and the page is in sight. As soon as it is not, or the component goes, the camera is off.
 * @param camera the number of the one that is wanted; the one that looks away from its holder where that is undefined
 */
export function useCamera(
  isWanted: boolean,
  camera: string | undefined,
): { camera: CameraState; tryAgain: () => void } {
  const isSeen = useSyncExternalStore(watchVisibility, isVisible);
  const isOn = isWanted && isSeen;
  const [attempt, setAttempt] = useState(0);
  const request = useMemo(() => ({ isOn, camera, attempt }), [isOn, camera, attempt]);
  const [answer, setAnswer] = useState<{ readonly of: typeof request; readonly state: CameraState }>();
  useEffect(() => {
    if (!request.isOn) return undefined;
    const job = new AbortController();
    const { signal } = job;
    const tell = (state: CameraState) => {
      if (!signal.aborted) setAnswer({ of: request, state });
    };
    const open = async () => {
      const opened = await openCamera(request.camera, signal);
      if (opened?.kind !== 'open') return opened && tell(opened);
      // Taken away by another program, or pulled out.
      const lost = () => tell({ kind: 'problem', problem: 'busy' });
      for (const track of opened.stream.getTracks()) track.addEventListener('ended', lost, { signal });
      return tell((await describe(opened.stream)) ?? { kind: 'problem', problem: 'missing' });
    };
    void open();
    return () => job.abort();
  }, [request]);
  return {
    camera: answer?.of === request ? answer.state : { kind: isOn ? 'opening' : 'off' },
    tryAgain: () => setAttempt(attempt + 1),
  };
}
