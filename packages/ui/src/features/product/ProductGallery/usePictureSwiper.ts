import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import { Zoom } from 'swiper/modules';
import { mostRatio, ratioOfStep, ratioOfWheel } from '../pictureZoom.ts';
import * as css from './GalleryDialog.css.ts';

interface PictureSwiperOptions {
  isOpen: boolean;
  count: number;
  /** Of the picture that is shown first, from 0. */
  index: number;
  onIndexChange: (index: number) => void;
  /** Which picture comes after this one, or before it. */
  beside: (index: number, by: 1 | -1) => number;
  /** Passed over when a swipe ends at it. */
  isFailed: (index: number) => boolean;
}

const isMotionUnwanted = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));

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

/** Px after which fingers that go sideways over a trackpad turn the picture, and ms without a word after which they are new ones. */
const sideways = { least: 60, pause: 150 };

/** The picture in view, and the box that moves it. */
function currentPicture({ slides, activeIndex }: Swiper) {
  const slide = slides[activeIndex];
  const box = slide?.querySelector<HTMLElement>(`.${css.zoom}`);
  const picture = box?.querySelector('img');
  return slide && box && picture ? { slide, box, picture } : undefined;
}

const mostRatioOf = ({ naturalWidth, offsetWidth }: HTMLImageElement) => mostRatio(naturalWidth, offsetWidth);

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
export function usePictureSwiper(options: PictureSwiperOptions) {
  const { isOpen, count, index, onIndexChange, beside, isFailed } = options;
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
    const ratio = Math.min(wanted, mostRatioOf(current.picture));
    if (ratio > 1) {
      const { x, y } = offsetOf(current.box);
      shown.zoom.in(ratio);
      // Swiper goes to the upper left corner, unless it was told by a finger where.
      const grown = ratio / before;
      moveTo(shown, { x: point.x - (point.x - x) * grown, y: point.y - (point.y - y) * grown });
    } else if (before !== 1) shown.zoom.out();
  };
  const step = (by: 1 | -1) => {
    const shown = swiper.current;
    if (!shown) return;
    zoomTo(1);
    const wanted = beside(shown.realIndex, by);
    // Over the end it goes on in the same direction.
    if (wanted !== (shown.realIndex + by + count) % count) shown.slideToLoop(wanted);
    else if (by > 0) shown.slideNext();
    else shown.slidePrev();
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

  const fingers = useRef({ way: 0, at: -Infinity, isDone: false });
  const onSideways = (current: Swiper, { deltaX, timeStamp }: WheelEvent) => {
    const picture = currentPicture(current);
    if (current.zoom.scale > 1 && picture) {
      const { x, y } = offsetOf(picture.box);
      moveTo(current, { x: x - deltaX, y });
      return;
    }
    const { way, at, isDone } = fingers.current;
    const isNew = timeStamp - at > sideways.pause;
    const sum = isNew ? deltaX : way + deltaX;
    const isEnough = Math.abs(sum) >= sideways.least;
    // One picture, however long what was set in motion goes on.
    if (isEnough && (isNew || !isDone)) step(sum > 0 ? 1 : -1);
    fingers.current = { way: sum, at: timeStamp, isDone: isEnough || (!isNew && isDone) };
  };
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const frame = ref.current?.getBoundingClientRect();
    const current = swiper.current;
    if (!frame || !current) return;
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) onSideways(current, event);
    else
      zoomTo(current.zoom.scale * ratioOfWheel(event), {
        x: event.clientX - frame.left - frame.width / 2,
        y: event.clientY - frame.top - frame.height / 2,
      });
  });
  const onPointerDown = useEffectEvent(() => {
    const picture = swiper.current && currentPicture(swiper.current);
    // As far as fingers enlarge it.
    picture?.box.setAttribute('data-swiper-zoom', String(mostRatioOf(picture.picture)));
  });
  const onArrival = useEffectEvent(({ realIndex, touches }: Swiper) => {
    if (isFailed(realIndex)) step(touches.diff < 0 ? 1 : -1);
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
      zoom: { containerClass: css.zoom },
    });
    created.on('realIndexChange', () => changed(created.realIndex));
    created.on('zoomChange', (_swiper, value) => setScale(value));
    created.on('slideChangeTransitionEnd', () => onArrival(created));
    swiper.current = created;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    frame.addEventListener('wheel', (event) => onWheel(event), { signal, passive: false });
    frame.addEventListener('pointerdown', () => onPointerDown(), { signal, capture: true });
    // Two fingers enlarge. Swiper would follow the first of them, as before it is enlarged it does not hold the picture for moved.
    const countFingers = ({ touches }: TouchEvent) => (created.allowTouchMove = touches.length < 2);
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
      frame.addEventListener(type, countFingers, { signal, capture: true, passive: true });
    return () => {
      listening.abort();
      // As it was left: it is seen until the dialog has gone.
      created.destroy(true, false);
      swiper.current = undefined;
      setScale(1);
    };
  }, [isOpen, count]);

  return { ref, isZoomed: scale > 1, step, zoomTo };
}
