import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { ChevronLeftIcon } from '../Icon/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from '../Icon/ChevronRightIcon.tsx';
import { PauseIcon } from '../Icon/PauseIcon.tsx';
import { PlayIcon } from '../Icon/PlayIcon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Carousel.css.ts';
import { useRotation } from './useRotation.ts';
import { Slide } from './Slide.tsx';
import { useSlides } from './useSlides.ts';

/** What a carousel and its buttons are called. */
export interface CarouselWords {
  carousel: string;
  slide: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

export interface CarouselSlide {
  readonly key: string;
  readonly content: ReactNode;
  /** Stands in its place until it comes near: its words and a link, so that it is found, read and reached all the same. */
  readonly brief?: ReactNode;
}

export interface CarouselProps {
  /** Names the region. */
  label: string;
  words: CarouselWords;
  slides: readonly CarouselSlide[];
  /** One at a time, or four, three or two beside each other by the width of the window. */
  perView?: 'one' | 'several';
  /** Title above the slides, with the buttons at its end; left out, they lie over the lower edge. */
  head?: ReactNode;
  /** Milliseconds until it moves on by itself. */
  interval?: number;
}

const mostInView = { one: 1, several: 4 };

/** Slides that stand beside each other before anything has moved. */
const first = (inView: number) => Array.from({ length: inView }, (_, at) => at);

/** Slides that are worth their content once this one stands first: what is in view, and as many before and after it. */
const near = (index: number, inView: number) =>
  Array.from({ length: 3 * inView }, (_, at) => index + at - inView);

/** Slides that are laid out in the first render, and how many with each that follows: two hundred at once hold a page up. */
const atOnce = 8;
const atATime = 8;

/** As many as stand between the buttons on the narrowest phone; more are counted. */
const mostDots = 7;

/**
 * Slides that move on by themselves and wrap around: after the last comes the first. Pointing at them, the focus, a press
 * on a button or a swipe hold them; the pause button stops them for good. Where all slides fit there is nothing to press.
 */
export function Carousel({
  label,
  words,
  slides,
  perView = 'several',
  head,
  interval = 3000,
}: CarouselProps) {
  const [allowed, setAllowed] = useState(atOnce);
  const laidOut = Math.min(allowed, slides.length);
  useEffect(() => {
    if (laidOut < slides.length) startTransition(() => setAllowed(laidOut + atATime));
  }, [laidOut, slides.length]);
  const { ref, index, inView, canMove, edge, step, intent } = useSlides(laidOut, mostInView[perView]);
  const { isStopped, setStopped, isInView, region } = useRotation({
    isWanted: canMove,
    interval,
    onStep: () => void step(1),
  });
  // A row below the window waits with what its first look does not show: four rows whole are a tenth of a page's work.
  // What has been near stays: who comes back finds it as it was, and the focus in it is not lost.
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set(first(inView)));
  useEffect(() => {
    if (!isInView) return;
    const added = near(index, inView);
    startTransition(() =>
      setSeen((before) => (added.every((at) => before.has(at)) ? before : new Set([...before, ...added]))),
    );
  }, [isInView, index, inView]);

  const press = (direction: 1 | -1) => {
    setStopped(true);
    void step(direction, 'view');
  };
  /** A page may have several: each button says which one it moves. */
  const nameOf = (word: string) => `${word}: ${label}`;
  const buttonTone = head === undefined ? 'quiet' : 'secondary';
  const size = head === undefined ? 'sm' : 'md';
  const previous = (
    <IconButton label={nameOf(words.previous)} tone={buttonTone} size={size} onPress={() => press(-1)}>
      <ChevronLeftIcon />
    </IconButton>
  );
  const next = (
    <IconButton label={nameOf(words.next)} tone={buttonTone} size={size} onPress={() => press(1)}>
      <ChevronRightIcon />
    </IconButton>
  );
  const stop = (
    <IconButton
      label={nameOf(isStopped ? words.play : words.pause)}
      size={size}
      onPress={() => setStopped(!isStopped)}
    >
      {isStopped ? <PlayIcon size="sm" /> : <PauseIcon size="sm" />}
    </IconButton>
  );

  return (
    <section
      {...region}
      {...intent}
      className={css.region}
      aria-roledescription={words.carousel}
      aria-label={label}
    >
      {head !== undefined && (
        <div className={css.head}>
          <div className={css.title}>{head}</div>
          {canMove && (
            <>
              {stop}
              {previous}
              {next}
            </>
          )}
        </div>
      )}
      {head === undefined && canMove && (
        <div className={css.over}>
          {previous}
          <span className={css.dots} aria-hidden="true">
            {slides.length > mostDots
              ? `${index + 1} / ${slides.length}`
              : slides.map(({ key }, at) => (
                  <span key={key} className={css.dot} data-current={at === index || undefined} />
                ))}
          </span>
          {next}
          {stop}
        </div>
      )}
      <div
        ref={ref}
        data-edge={edge}
        className={perView === 'one' ? css.track : `${css.track} ${css.several}`}
        onPointerDown={({ pointerType }) => {
          if (pointerType === 'touch') setStopped(true);
        }}
      >
        {slides.slice(0, laidOut).map(({ key, content, brief }, at) => (
          <Slide
            key={key}
            kind={words.slide}
            label={`${at + 1} / ${slides.length}`}
            content={content}
            brief={seen.has(at) ? undefined : brief}
          />
        ))}
      </div>
    </section>
  );
}
