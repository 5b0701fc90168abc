import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Swiper from 'swiper';
import { Zoom } from 'swiper/modules';
import * as css from './GalleryDialog.css.ts';

interface PictureSwiperOptions {
  isOpen: boolean;
  count: number;
  /** Of the picture that is shown first, from 0. */
  index: number;
  onIndexChange: (index: number) => void;
}

/** How much larger a press on `+` or a turn of the wheel makes a picture. */
const ratioOfStep = 1.5;
const ratioOfWheel = 1.15;
/** How far an arrow key moves an enlarged picture, in px. */
const panOfKey = 80;
/** Small pictures are enlarged as well, though nothing new comes to light. */
const leastMost = 2;

const isMotionUnwanted = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/** How often a picture can be enlarged: up to its own pixels. */
export const mostRatio = ({ naturalWidth, offsetWidth }: HTMLImageElement) =>
  Math.max(leastMost, naturalWidth / Math.max(1, offsetWidth));

/** Moves an enlarged picture, and no further than its edges. */
function pan({ slides, activeIndex, zoom }: Swiper, x: number, y: number): void {
  const slide = slides[activeIndex];
  const box = slide?.querySelector<HTMLElement>(`.${css.zoom}`);
  const picture = box?.querySelector('img');
  if (!slide || !box || !picture) return;
  const { e, f } = new DOMMatrix(getComputedStyle(box).transform);
  const spare = (size: number, of: number) => Math.max(0, (size * zoom.scale - of) / 2);
  const left = within(e + x, spare(picture.offsetWidth, slide.offsetWidth));
  const top = within(f + y, spare(picture.offsetHeight, slide.offsetHeight));
  box.style.transform = `translate3d(${left}px, ${top}px, 0)`;
}

/**
 * Pictures that are swiped and go round, and are enlarged by two fingers, a double tap or press, the wheel, `+` and `-`; then the
 * same finger, mouse and arrow keys move them. `ref` is the frame of a row of slides.
 */
export function usePictureSwiper({ isOpen, count, index, onIndexChange }: PictureSwiperOptions) {
  const ref = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(undefined);
  const [scale, setScale] = useState(1);
  const changed = useEffectEvent(onIndexChange);
  const firstIndex = useEffectEvent(() => index);

  const zoomTo = (wanted: number) => {
    const current = swiper.current;
    const picture = current?.slides[current.activeIndex]?.querySelector('img');
    if (!current || !picture) return;
    const ratio = Math.min(wanted, mostRatio(picture));
    if (ratio > 1) current.zoom.in(ratio);
    else if (current.zoom.scale !== 1) current.zoom.out();
  };
  const show = (wanted: number) => {
    zoomTo(1);
    swiper.current?.slideToLoop(wanted);
  };
  const step = (by: 1 | -1) => {
    zoomTo(1);
    if (by > 0) swiper.current?.slideNext();
    else swiper.current?.slidePrev();
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const current = swiper.current;
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
    const sides: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [1, 0],
      ArrowRight: [-1, 0],
      ArrowUp: [0, 1],
      ArrowDown: [0, -1],
    };
    const side = sides[event.key];
    if (event.key === '+') zoomTo(current.zoom.scale * ratioOfStep);
    else if (event.key === '-') zoomTo(current.zoom.scale / ratioOfStep);
    else if (side && current.zoom.scale > 1) pan(current, side[0] * panOfKey, side[1] * panOfKey);
    else if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
    else return;
    event.preventDefault();
  });
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const before = swiper.current?.zoom.scale ?? 1;
    zoomTo(event.deltaY < 0 ? before * ratioOfWheel : before / ratioOfWheel);
  });

  useEffect(() => {
    const frame = ref.current;
    if (!isOpen || !frame) return undefined;
    const created = new Swiper(frame, {
      modules: [Zoom],
      wrapperClass: css.row,
      slideClass: css.slide,
      initialSlide: firstIndex(),
      speed: isMotionUnwanted() ? 0 : 160,
      // Of two, the other is on both sides: it cannot be in both places.
      loop: count > 2,
      rewind: count === 2,
      lazyPreload: false,
      zoom: { containerClass: css.zoom, maxRatio: leastMost },
    });
    created.on('realIndexChange', () => changed(created.realIndex));
    created.on('zoomChange', (_swiper, value) => setScale(value));
    swiper.current = created;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    frame.addEventListener('wheel', (event) => onWheel(event), { signal, passive: false });
    return () => {
      listening.abort();
      // As it was left: it is seen until the dialog has gone.
      created.destroy(true, false);
      swiper.current = undefined;
      setScale(1);
    };
  }, [isOpen, count]);

  return { ref, isZoomed: scale > 1, show, step, zoomTo };
}
