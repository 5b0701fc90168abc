import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { codeOf } from './codes/codeOf.ts';
import { createScanRule } from './codes/createScanRule.ts';
import type { FoundSymbol, PictureReader } from './reader/PictureReader.ts';

/** Milliseconds between two frames, in which the page and the camera have their turn. */
const pause = 60;
const none: readonly FoundSymbol[] = [];

/** Codes among symbols, each once. */
export const codesOf = (symbols: readonly FoundSymbol[]): readonly string[] => [
  ...new Set(symbols.map(codeOf).filter((code) => code !== undefined)),
];

/**
 * Looks through a camera again and again while there is a reader for what it shows.
 * @param onCodes told for each frame what was read that counts now
 * @param onFailure told that the reader has broken
 * @returns the symbols in sight
 */
export function useFrames(
  video: RefObject<HTMLVideoElement | null>,
  reader: PictureReader | undefined,
  onCodes: (codes: readonly string[]) => void,
  onFailure: () => void,
): readonly FoundSymbol[] {
  const [seen, setSeen] = useState({ by: reader, symbols: none });
  const rule = useRef(createScanRule());
  const take = useEffectEvent(onCodes);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!reader) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const readFrame = async () => {
      const picture = video.current;
      // Before its first picture has come there is nothing to read.
      if (picture && picture.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && picture.videoWidth > 0) {
        const symbols = await reader.read(picture);
        if (isOver) return;
        setSeen((before) =>
          before.by === reader && before.symbols.length + symbols.length === 0
            ? before
            : { by: reader, symbols },
        );
        take(rule.current.read(codesOf(symbols), performance.now()));
      }
      timer = setTimeout(begin, pause);
    };
    const begin = () =>
      void readFrame().catch(() => {
        if (!isOver) fail();
      });
    begin();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [video, reader]);
  return seen.by === reader ? seen.symbols : none;
}
