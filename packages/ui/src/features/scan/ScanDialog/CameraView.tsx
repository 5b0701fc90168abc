import { type RefObject, useEffect, useState } from 'react';
import type { FoundSymbol } from '../../../scan/reader/PictureReader.ts';
import * as css from './ScanDialog.css.ts';

interface CameraViewProps {
  /** What the camera sees; undefined while there is none. */
  stream: MediaStream | undefined;
  /** The last picture stands. */
  isFrozen: boolean;
  /** Drawn around where they are. */
  symbols: readonly FoundSymbol[];
  ref: RefObject<HTMLVideoElement | null>;
}

/** What the camera sees, and the codes in it. */
export function CameraView({ stream, isFrozen, symbols, ref }: CameraViewProps) {
  const [size, setSize] = useState('0 0 1 1');
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    video.srcObject = stream ?? null;
  }, [ref, stream]);
  useEffect(() => {
    const video = ref.current;
    if (!video || !stream) return;
    if (isFrozen) video.pause();
    // Refused only where the stream has gone meanwhile.
    else void video.play().catch(() => undefined);
  }, [ref, stream, isFrozen]);
  return (
    <>
      <video
        ref={ref}
        className={css.video}
        muted
        playsInline
        aria-hidden="true"
        onResize={({ currentTarget: { videoWidth, videoHeight } }) =>
          setSize(`0 0 ${videoWidth || 1} ${videoHeight || 1}`)
        }
      />
      {stream && (
        <>
          <svg
            className={css.outlines}
            viewBox={size}
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
          >
            {symbols.map(({ text, corners }, place) => (
              // Two labels can be equal.
              <polygon key={`${text} ${place}`} points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
            ))}
          </svg>
          <span className={css.aim} aria-hidden="true" />
        </>
      )}
    </>
  );
}
