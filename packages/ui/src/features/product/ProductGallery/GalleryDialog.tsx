import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ChevronLeftIcon } from '../../../primitives/Icon/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from '../../../primitives/Icon/ChevronRightIcon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { carouselWords } from '../../../text/carouselWords.ts';
import { words } from '../../../text/words.ts';
import type { GalleryPicture } from '../galleryPictures.ts';
import * as css from './GalleryDialog.css.ts';

export interface GalleryDialogProps {
  title: string;
  pictures: readonly GalleryPicture[];
  /** Of the picture in view, from 0. */
  index: number;
  onIndexChange: (index: number) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Least way of a swipe in px; what is shorter is a press. */
const swipeWidth = 40;

/** One picture as large as the window, and twice that; swipes and the arrow keys go through them. */
export function GalleryDialog(props: GalleryDialogProps) {
  const { title, pictures, index, onIndexChange, isOpen, onOpenChange } = props;
  const [isZoomed, setZoomed] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  /** Where on the screen a finger came down, in px from the left. */
  const swipeStart = useRef<number>(undefined);
  const picture = pictures[index];
  const hasSeveral = pictures.length > 1;

  const step = (by: 1 | -1) => {
    setZoomed(false);
    onIndexChange((index + by + pictures.length) % pictures.length);
  };
  // Enlarged, a finger moves the picture.
  const canSwipe = hasSeveral && !isZoomed;
  const onPointerDown = ({ pointerType, clientX }: PointerEvent) => {
    swipeStart.current = canSwipe && pointerType !== 'mouse' ? clientX : undefined;
  };
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const way = clientX - (swipeStart.current ?? clientX);
    if (Math.abs(way) >= swipeWidth) step(way < 0 ? 1 : -1);
  };
  useLayoutEffect(() => {
    // Enlarged, the arrows scroll.
    if (!isOpen || isZoomed || !hasSeveral) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
      if (by !== 0) onIndexChange((index + by + pictures.length) % pictures.length);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, isZoomed, hasSeveral, index, pictures.length, onIndexChange]);

  useEffect(() => {
    // The middle of the picture stays in the middle.
    const box = stage.current;
    if (isZoomed)
      box?.scrollTo((box.scrollWidth - box.clientWidth) / 2, (box.scrollHeight - box.clientHeight) / 2);
  }, [isZoomed]);

  return (
    <Dialog
      title={title}
      closeLabel={words.close}
      size="xl"
      isFlush
      isFullScreenOnPhone
      isOpen={isOpen}
      onOpenChange={(next) => {
        setZoomed(false);
        onOpenChange(next);
      }}
      footer={
        <>
          <span className={css.place} role="status">
            {index + 1} / {pictures.length}
          </span>
          {hasSeveral && (
            <>
              <IconButton label={carouselWords.previous} tone="secondary" onPress={() => step(-1)}>
                <ChevronLeftIcon />
              </IconButton>
              <IconButton label={carouselWords.next} tone="secondary" onPress={() => step(1)}>
                <ChevronRightIcon />
              </IconButton>
            </>
          )}
          <Button onPress={() => setZoomed(!isZoomed)}>{isZoomed ? 'Uzaklaştır' : 'Yakınlaştır'}</Button>
        </>
      }
    >
      <div ref={stage} className={css.stage}>
        <button
          type="button"
          className={isZoomed ? css.enlarged : css.picture}
          aria-label={picture?.alt}
          aria-pressed={isZoomed}
          onClick={() => setZoomed(!isZoomed)}
          onPointerDown={onPointerDown}
          onPointerUp={onPointerUp}
        >
          <Image key={picture?.mediumUrl} src={picture?.mediumUrl} alt="" ratio="auto" isPriority />
        </button>
      </div>
    </Dialog>
  );
}
