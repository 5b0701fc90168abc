import { useCallback, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';

const isMotionUnwanted = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A scroll past more widths of the row than this passes, and loads, what nobody asked for: it is left out. */
const mostWidths = 4;

/** Slides that stand beside each other. */
const inViewOf = ({ size, slidesSizesGrid: [first = size] }: Swiper) => Math.max(1, Math.round(size / first));

/**
 * A row of slides that the browser scrolls: by finger, wheel, keyboard and focus on its own. Swiper, which knows where it
 * stands and leads it on, comes when it is first wanted: spread `intent` on what a pointer or the focus comes to first. `index` is the
 * first slide in view, from 0; `canMove` whether there is more than fits; `edge` the end it stands at.
 * @param mostInView more slides than this never stand beside each other
 */
export function useSlides(count: number, mostInView: number) {
  const ref = useRef<HTMLDivElement>(null);
  const starting = useRef<Promise<Swiper | undefined>>(undefined);
  /** How often somebody asked for a slide: the last is shown. */
  const asked = useRef(0);
  /** Where a scroll of ours leads, while it lasts. */
  const aim = useRef<number>(undefined);
  const [index, setIndex] = useState(0);
  const [inView, setInView] = useState(mostInView);
  const [canMove, setCanMove] = useState(count > mostInView);

  useEffect(() => {
    const track = ref.current;
    if (!track) return undefined;
    // It stands still for that where it was: a scroll of ours goes on from there.
    void starting.current?.then((swiper) => {
      swiper?.update();
      return aim.current === undefined ? undefined : swiper?.slideTo(aim.current, 0);
    });
    // After the browser's own layout, so it costs none.
    const observer = new ResizeObserver(() =>
      setCanMove(count > 1 && track.scrollWidth - track.clientWidth > 1),
    );
    observer.observe(track);
    return () => observer.disconnect();
  }, [count]);

  const start = useCallback(async () => {
    const { startSwiper } = await import('./startSwiper.ts');
    const track = ref.current;
    if (!track?.isConnected) return undefined;
    const swiper = startSwiper(track);
    if (!swiper) return undefined;
    const look = () => {
      setInView(inViewOf(swiper));
      // What passes by on the way is not where we are.
      if (aim.current !== undefined && aim.current !== swiper.activeIndex) return;
      aim.current = undefined;
      setIndex(swiper.activeIndex);
    };
    swiper.on('slideChange', look);
    swiper.on('resize', look);
    look();
    return swiper;
  }, []);

  /** Resolves to nothing where its code cannot be had: the row is scrolled by hand, and it is asked for again. */
  const swiperOf = useCallback((): Promise<Swiper | undefined> => {
    starting.current ??= start().catch(() => {
      starting.current = undefined;
      return undefined;
    });
    return starting.current;
  }, [start]);

  useEffect(() => {
    const track = ref.current;
    if (!track) return undefined;
    const onHand = () => {
      aim.current = undefined;
    };
    /** Something stopped a scroll of ours on its way, or it was the one before it that ended. */
    const onEnd = () => {
      const stopped = track.scrollLeft;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (track.scrollLeft !== stopped) return;
          aim.current = undefined;
          void starting.current?.then((swiper) => swiper && setIndex(swiper.activeIndex));
        }),
      );
    };
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    track.addEventListener('pointerdown', onHand, options);
    track.addEventListener('wheel', onHand, options);
    track.addEventListener('scrollend', onEnd, options);
    // Whatever scrolled it: a key, a search of the page.
    track.addEventListener('scroll', () => void swiperOf(), { ...options, once: true });
    return () => {
      listening.abort();
      void starting.current?.then((swiper) => swiper?.destroy());
      starting.current = undefined;
    };
  }, [swiperOf]);

  const show = useCallback(
    async (wanted: number) => {
      asked.current += 1;
      const ask = asked.current;
      aim.current = wanted;
      setIndex(wanted);
      const swiper = await swiperOf();
      if (!swiper || ask !== asked.current) return;
      // It hears of a scroll a frame later: until then it holds a slide it has just left for the one it shows, and stays.
      swiper.onScroll();
      const isFar = Math.abs(wanted - swiper.activeIndex) > mostWidths * inViewOf(swiper);
      swiper.slideTo(wanted, isFar || isMotionUnwanted() ? 0 : undefined);
    },
    [swiperOf],
  );

  /** One slide on, or as many as are in view; after the last comes the first, and before the first the last. */
  const step = useCallback(
    async (direction: 1 | -1, by: 'slide' | 'view' = 'slide') => {
      const swiper = await swiperOf();
      if (!swiper) return;
      const at = aim.current ?? swiper.activeIndex;
      const beside = inViewOf(swiper);
      const last = Math.max(0, swiper.slides.length - beside);
      const wanted = at + direction * (by === 'view' ? beside : 1);
      const isPastTheEnd = direction > 0 ? at >= last : at <= 0;
      const other = direction > 0 ? 0 : last;
      await show(isPastTheEnd ? other : Math.min(last, Math.max(0, wanted)));
    },
    [show, swiperOf],
  );

  const warm = () => void swiperOf();
  const edge = !canMove ? undefined : index <= 0 ? 'start' : index >= count - inView ? 'end' : undefined;
  return {
    ref,
    index,
    inView,
    canMove,
    edge,
    show,
    step,
    intent: { onPointerOver: warm, onFocusCapture: warm },
  } as const;
}
