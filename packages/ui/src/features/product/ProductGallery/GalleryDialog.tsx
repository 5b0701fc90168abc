import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ChevronLeftIcon } from '../../../primitives/Icon/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from '../../../primitives/Icon/ChevronRightIcon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { carouselWords } from '../../../text/carouselWords.ts';
import { words } from '../../../text/words.ts';
import type { GalleryPicture } from '../galleryPictures.ts';
import * as css from './GalleryDialog.css.ts';
import { mostRatio, usePictureSwiper } from './usePictureSwiper.ts';

export interface GalleryDialogProps {
  title: string;
  pictures: readonly GalleryPicture[];
  /** Of the picture in view, from 0. */
  index: number;
  onIndexChange: (index: number) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** One picture as large as the window, and enlarged up to its own pixels. One that does not load says so, and is passed over. */
export function GalleryDialog(props: GalleryDialogProps) {
  const { title, pictures, index, onIndexChange, isOpen, onOpenChange } = props;
  const count = pictures.length;
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const { ref, isZoomed, show, step, zoomTo } = usePictureSwiper({ isOpen, count, index, onIndexChange });

  /** Offset of the next picture that can be seen: 1 unless it failed. */
  const wayOn = (direction: 1 | -1) => {
    for (let way = 1; way < count; way += 1) {
      const picture = pictures[(index + direction * way + count * way) % count];
      if (picture && !failed.has(picture.mediumUrl)) return way;
    }
    return 0;
  };
  const press = (direction: 1 | -1) => {
    const way = wayOn(direction);
    if (way === 1) step(direction);
    else if (way > 1) show((index + direction * way + count * way) % count);
  };
  const isBeside = (at: number) => [0, 1, count - 1].includes((at - index + count) % count);

  return (
    <Dialog
      title={title}
      closeLabel={words.close}
      size="xl"
      isFlush
      isFullScreenOnPhone
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <span className={css.place} role="status">
            {index + 1} / {count}
          </span>
          {count > 1 && (
            <>
              <IconButton label={carouselWords.previous} tone="secondary" onPress={() => press(-1)}>
                <ChevronLeftIcon />
              </IconButton>
              <IconButton label={carouselWords.next} tone="secondary" onPress={() => press(1)}>
                <ChevronRightIcon />
              </IconButton>
            </>
          )}
          <Button onPress={() => zoomTo(isZoomed ? 1 : Infinity)}>
            {isZoomed ? 'Uzaklaştır' : 'Yakınlaştır'}
          </Button>
        </>
      }
    >
      <div ref={ref} className={css.stage}>
        <div className={css.row}>
          {pictures.map(({ mediumUrl, alt }, at) => (
            <div key={mediumUrl} className={css.slide} aria-hidden={at !== index}>
              {failed.has(mediumUrl) ? (
                <p className={css.failure}>{alt} yüklenemedi.</p>
              ) : (
                <div className={css.zoom}>
                  <img
                    className={css.picture}
                    src={mediumUrl}
                    alt={alt}
                    loading={isBeside(at) ? 'eager' : 'lazy'}
                    decoding="async"
                    draggable={false}
                    onLoad={({ currentTarget }) => {
                      // As far as two fingers enlarge it.
                      currentTarget.parentElement?.setAttribute(
                        'data-swiper-zoom',
                        String(mostRatio(currentTarget)),
                      );
                    }}
                    onError={() => setFailed((before) => new Set([...before, mediumUrl]))}
                  />
                </div>
              )}
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
