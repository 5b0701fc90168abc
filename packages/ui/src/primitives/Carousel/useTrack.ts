import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Geometry {
  /** From one slide to the next, in px. */
  readonly stride: number;
  /** Slides in view at once. */
  readonly inView: number;
  /** Index of the last slide that can stand first. */
  readonly last: number;
}

function measure(track: HTMLElement): Geometry {
  const [first, second] = track.children;
  if (!first || !second) return { stride: track.clientWidth, inView: 1, last: 0 };
  const box = first.getBoundingClientRect();
  const stride = second.getBoundingClientRect().left - box.left;
  const gap = stride - box.width;
  const inView = Math.max(1, Math.round((track.clientWidth + gap) / stride));
  return { stride, inView, last: Math.max(0, track.children.length - inView) };
}

const isMotionUnwanted = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A row of slides that the browser scrolls: by finger, wheel, keyboard and focus on its own, by `step` and `show` from
 * here. `index` is the first slide in view, from 0; `canMove` whether there is more than fits; `edge` the end it stands at.
 */
export function useTrack(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  /** Where a scroll of ours leads, while it lasts. */
  const aim = useRef<number>(undefined);
  const [index, setIndex] = useState(0);
  /** Slides that do not fit beside the first. */
  const [beyond, setBeyond] = useState(0);

  useLayoutEffect(() => {
    const track = ref.current;
    if (!track) return undefined;
    const look = () => setBeyond(Math.max(0, count - measure(track).inView));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(track);
    return () => observer.disconnect();
  }, [count]);

  useEffect(() => {
    const track = ref.current;
    if (!track) return undefined;
    const arrive = () => {
      aim.current = undefined;
      setIndex(Math.round(track.scrollLeft / measure(track).stride));
    };
    // What passes by on the way is not where we are.
    const isOnTheWay = () =>
      aim.current !== undefined && Math.abs(track.scrollLeft - aim.current * measure(track).stride) > 2;
    const onScroll = () => {
      if (!isOnTheWay()) arrive();
    };
    const onEnd = () => {
      if (!isOnTheWay()) {
        arrive();
        return;
      }
      // Either the end of the scroll before this one, which goes on, or something stopped this one on the way.
      const stopped = track.scrollLeft;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (track.scrollLeft === stopped) arrive();
        }),
      );
    };
    const onHand = () => {
      aim.current = undefined;
    };
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    track.addEventListener('scroll', onScroll, options);
    track.addEventListener('scrollend', onEnd, options);
    track.addEventListener('pointerdown', onHand, options);
    track.addEventListener('wheel', onHand, options);
    return () => listening.abort();
  }, []);

  const show = useCallback((wanted: number) => {
    const track = ref.current;
    if (!track) return;
    const { stride } = measure(track);
    aim.current = wanted;
    setIndex(wanted);
    track.scrollTo({ left: wanted * stride, behavior: isMotionUnwanted() ? 'instant' : 'smooth' });
  }, []);

  /** One slide on, or as many as are in view; after the last comes the first, and before the first the last. */
  const step = useCallback(
    (direction: 1 | -1, by: 'slide' | 'view' = 'slide') => {
      const track = ref.current;
      if (!track) return;
      const { stride, inView, last } = measure(track);
      const at = aim.current ?? Math.round(track.scrollLeft / stride);
      const wanted = at + direction * (by === 'view' ? inView : 1);
      const isPastTheEnd = direction > 0 ? at >= last : at <= 0;
      const other = direction > 0 ? 0 : last;
      show(isPastTheEnd ? other : Math.min(last, Math.max(0, wanted)));
    },
    [show],
  );

  const canMove = beyond > 0;
  const edge = !canMove ? undefined : index <= 0 ? 'start' : index >= beyond ? 'end' : undefined;
  return { ref, index, canMove, edge, show, step } as const;
}
