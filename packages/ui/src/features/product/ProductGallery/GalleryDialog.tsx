import { assignInlineVars } from '../../../theme/assignInlineVars.ts';
import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ChevronLeftIcon } from '../../../primitives/Icon/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from '../../../primitives/Icon/ChevronRightIcon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { carouselWords } from '../../../text/carouselWords.ts';
import { words } from '../../../text/words.ts';
import { pictureBeside, type GalleryPicture } from '../galleryPictures.ts';
import * as css from './GalleryDialog.css.ts';
import { usePictureSwiper } from './usePictureSwiper.ts';

export interface GalleryDialogProps {
  title: string;
  pictures: readonly GalleryPicture[];
  /** Of the picture in view, from 0. */
  index: number;
  onIndexChange: (index: number) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Tells the styles how large the picture is of itself: they make it as large as there is room. */
function noteSize(picture: HTMLImageElement): void {
  const { naturalWidth, naturalHeight } = picture;
  if (naturalWidth === 0 || naturalHeight === 0) return;
  const size = assignInlineVars({
    [css.ownWidth]: String(naturalWidth),
    [css.ownRatio]: String(naturalWidth / naturalHeight),
  });
  for (const [name, value] of Object.entries(size)) picture.style.setProperty(name, value);
}

/** One picture on the whole screen, and enlarged up to its own pixels. One that does not load says so, and is passed over. */
export function GalleryDialog(props: GalleryDialogProps) {
  const { title, pictures, index, onIndexChange, isOpen, onOpenChange } = props;
  const count = pictures.length;
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const { ref, isZoomed, step, zoomTo } = usePictureSwiper({
    isOpen,
    count,
    index,
    onIndexChange,
    beside: (at, by) => pictureBeside(pictures, failed, at, by),
    isFailed: (at) => failed.has(pictures[at]?.mediumUrl ?? ''),
  });
  const isBeside = (at: number) => [0, 1, count - 1].includes((at - index + count) % count);

  return (
    <Dialog
      title={title}
      closeLabel={words.close}
      isFlush
      isFullScreen
      isOpen={isOpen}
      onOpenChange={(is) => {
        // Whoever looks again asks for it again.
        if (!is) setFailed(new Set());
        onOpenChange(is);
      }}
      footer={
        <>
          <span className={css.place} role="status">
            {index + 1} / {count}
          </span>
          <Button onPress={() => zoomTo(isZoomed ? 1 : Infinity)}>
            {isZoomed ? 'Uzaklaştır' : 'Yakınlaştır'}
          </Button>
        </>
      }
    >
      <div className={css.stage}>
        <div ref={ref} className={css.frame} data-zoomed={isZoomed || undefined}>
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
                      onLoad={({ currentTarget }) => noteSize(currentTarget)}
                      onError={() => setFailed((before) => new Set([...before, mediumUrl]))}
                    />
                  </div>
                )}
              </div>
            ))}
          </div>
        </div>
        {count > 1 && (
          <>
            <span className={css.previous}>
              <IconButton label={carouselWords.previous} tone="secondary" onPress={() => step(-1)}>
                <ChevronLeftIcon />
              </IconButton>
            </span>
            <span className={css.next}>
              <IconButton label={carouselWords.next} tone="secondary" onPress={() => step(1)}>
                <ChevronRightIcon />
              </IconButton>
            </span>
          </>
        )}
      </div>
    </Dialog>
  );
}
