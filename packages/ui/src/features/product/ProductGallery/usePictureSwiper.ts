import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
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
/** Small pictures are enlarged as well, though nothing new comes to light. */
const leastMost = 2;

const isMotionUnwanted = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/** How often a picture can be enlarged: up to its own pixels. */
export const mostRatio = ({ naturalWidth, offsetWidth }: HTMLImageElement) =>
  Math.max(leastMost, naturalWidth / Math.max(1, offsetWidth));

/** Where something is from the middle of its place, in px. */
interface Offset {
  readonly x: number;
  readonly y: number;
}
const middle: Offset = { x: 0, y: 0 };

/** How an arrow key moves an enlarged picture: what is looked at goes the other way. */
const wayOfKey: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: 80, y: 0 },
  ArrowRight: { x: -80, y: 0 },
  ArrowUp: { x: 0, y: 80 },
  ArrowDown: { x: 0, y: -80 },
};

/** The picture in view, and the box that moves it. */
function currentPicture({ slides, activeIndex }: Swiper) {
  const slide = slides[activeIndex];
  const box = slide?.querySelector<HTMLElement>(`.${css.zoom}`);
  const picture = box?.querySelector('img');
  return slide && box && picture ? { slide, box, picture } : undefined;
}

/** How far the picture has been moved, or is on its way to. */
function offsetOf({ style }: HTMLElement): Offset {
  const { e: x, f: y } = new DOMMatrix(style.transform);
  return { x, y };
}

/** Moves an enlarged picture, and no further than its edges. */
function moveTo(swiper: Swiper, { x, y }: Offset): void {
  const current = currentPicture(swiper);
  if (!current) return;
  const { slide, box, picture } = current;
  const spare = (size: number, of: number) => Math.max(0, (size * swiper.zoom.scale - of) / 2);
  const left = within(x, spare(picture.offsetWidth, slide.offsetWidth));
  const top = within(y, spare(picture.offsetHeight, slide.offsetHeight));
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

  /** What is under `point` stays there. */
  const zoomTo = (wanted: number, point = middle) => {
    const shown = swiper.current;
    const current = shown && currentPicture(shown);
    if (!current) return;
    const before = shown.zoom.scale;
    const ratio = Math.min(wanted, mostRatio(current.picture));
    if (ratio > 1) {
      const { x, y } = offsetOf(current.box);
      shown.zoom.in(ratio);
      // Swiper goes to the upper left corner, unless it was told by a finger where.
      const grown = ratio / before;
      moveTo(shown, { x: point.x - (point.x - x) * grown, y: point.y - (point.y - y) * grown });
    } else if (before !== 1) shown.zoom.out();
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
    const way = wayOfKey[event.key];
    const picture = currentPicture(current);
    if (event.key === '+') zoomTo(current.zoom.scale * ratioOfStep);
    else if (event.key === '-') zoomTo(current.zoom.scale / ratioOfStep);
    else if (way && picture && current.zoom.scale > 1) {
      const { x, y } = offsetOf(picture.box);
      moveTo(current, { x: x + way.x, y: y + way.y });
    } else if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
    else return;
    event.preventDefault();
  });
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const frame = ref.current?.getBoundingClientRect();
    if (!frame || !swiper.current) return;
    const { scale: before } = swiper.current.zoom;
    zoomTo(event.deltaY < 0 ? before * ratioOfWheel : before / ratioOfWheel, {
      x: event.clientX - frame.left - frame.width / 2,
      y: event.clientY - frame.top - frame.height / 2,
    });
  });

  // In the frame in which it is seen: a finger may be there already.
  useLayoutEffect(() => {
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
      // A slow finger turns the picture, too, once it has gone as far as no press does.
      longSwipesRatio: 0.1,
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
