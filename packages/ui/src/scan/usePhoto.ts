import { useEffect, useEffectEvent, useState } from 'react';
import { PhotoError, type PictureReader } from './reader/PictureReader.ts';
import { codesOf } from './useFrames.ts';

/** What has become of a photo of which nothing was taken. */
export type PhotoState = 'reading' | 'nothing' | 'unopened';

/**
 * Reads a photo as soon as there is a reader.
 * @param onCodes told the codes in it
 * @param onFailure told that the reader has broken
 */
export function usePhoto(
  reader: PictureReader | undefined,
  onCodes: (codes: readonly string[]) => void,
  onFailure: () => void,
): { state: PhotoState | undefined; read: (photo: Blob) => void; forget: () => void } {
  const [photo, setPhoto] = useState<{ readonly file: Blob; readonly state: PhotoState }>();
  const file = photo?.state === 'reading' ? photo.file : undefined;
  const take = useEffectEvent(onCodes);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!reader || !file) return undefined;
    let isOver = false;
    const read = async () => {
      try {
        const codes = codesOf(await reader.read(file));
        if (isOver) return;
        setPhoto(codes.length > 0 ? undefined : { file, state: 'nothing' });
        take(codes);
      } catch (error) {
        if (isOver) return;
        if (error instanceof PhotoError) setPhoto({ file, state: 'unopened' });
        else fail();
      }
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [reader, file]);
  return {
    state: photo?.state,
    read: (next) => setPhoto({ file: next, state: 'reading' }),
    forget: () => setPhoto(undefined),
  };
}
