import type { Product } from '@vitrin/api-client/product/readProduct';
import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { slide as slideStyle, track } from '../../../primitives/Carousel/Carousel.css.ts';
import { useSlides } from '../../../primitives/Carousel/useSlides.ts';
import { ChevronLeftIcon } from '../../../primitives/Icon/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from '../../../primitives/Icon/ChevronRightIcon.tsx';
import { MaximizeIcon } from '../../../primitives/Icon/MaximizeIcon.tsx';
import { PackageIcon } from '../../../primitives/Icon/PackageIcon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { carouselWords } from '../../../text/carouselWords.ts';
import { galleryPictures, pictureBeside } from '../galleryPictures.ts';
import * as css from './ProductGallery.css.ts';

const title = 'Ürün görselleri';
const notLoaded = 'Görsel yüklenemedi';

const GalleryDialog = lazy(async () => ({ default: (await import('./GalleryDialog.tsx')).GalleryDialog }));

export interface ProductGalleryProps {
  product: Product;
}

/** Scrolls the row of thumbnails, and nothing around it, until the chosen one is in its middle. */
function useChosenInView(index: number) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = ref.current;
    const thumb = row?.children[index];
    if (!row || !(thumb instanceof HTMLElement)) return;
    row.scrollTo({ left: thumb.offsetLeft - (row.clientWidth - thumb.offsetWidth) / 2 });
  }, [index]);
  return ref;
}

/**
 * The pictures of a product: swiped, chosen by their thumbnails or the arrow keys, and enlarged by a press. The next one is on
 * its way as soon as the first is there; one that does not load says so, and is passed over. A product without pictures has a
 * quiet placeholder and nothing to press.
 */
export function ProductGallery({ product }: ProductGalleryProps) {
  const pictures = galleryPictures(product);
  const { ref, index, edge, show, intent } = useSlides(pictures.length, 1);
  const thumbs = useChosenInView(index);
  const [hasFirst, setHasFirst] = useState(false);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [zoom, setZoom] = useState<'never' | 'open' | 'closed'>('never');
  const placeholder = <PackageIcon size="xl" />;
  const failure = (
    <span className={css.failure}>
      {placeholder}
      {notLoaded}
    </span>
  );
  const step = (by: 1 | -1) => {
    const beside = pictureBeside(pictures, failed, index, by);
    void show(beside);
    return beside;
  };

  /** The arrow keys go round, and the focus goes along. */
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = step(by);
    const buttons = event.currentTarget.closest('[role="group"]')?.querySelectorAll('button');
    buttons?.[next]?.focus({ preventScroll: true });
  };

  return (
    <section {...intent} className={css.gallery} aria-label={title}>
      <div className={css.stage}>
        {pictures.length === 0 && <Image alt="" ratio="auto" placeholder={placeholder} />}
        <div
          ref={ref}
          data-edge={edge}
          role="group"
          aria-label="Görseller"
          className={`${track} ${css.fill}`}
          onLoadCapture={() => setHasFirst(true)}
        >
          {pictures.map((picture, at) => (
            <button
              key={picture.mediumUrl}
              type="button"
              className={`${slideStyle} ${css.slide}`}
              aria-label={`Büyüt: ${picture.alt}${failed.has(picture.mediumUrl) ? `. ${notLoaded}` : ''}`}
              aria-haspopup="dialog"
              tabIndex={at === index ? 0 : -1}
              onKeyDown={onKeyDown}
              onClick={() => setZoom('open')}
              onErrorCapture={() => setFailed((before) => new Set([...before, picture.mediumUrl]))}
            >
              <Image
                src={picture.mediumUrl}
                alt=""
                ratio="auto"
                isPriority={at === 0}
                isNext={hasFirst && Math.abs(at - index) === 1}
                placeholder={failure}
              />
            </button>
          ))}
        </div>
        {pictures.length > 1 && (
          <>
            <span className={css.previous}>
              <IconButton
                label={`${carouselWords.previous}: ${title}`}
                tone="secondary"
                onPress={() => step(-1)}
              >
                <ChevronLeftIcon />
              </IconButton>
            </span>
            <span className={css.next}>
              <IconButton label={`${carouselWords.next}: ${title}`} tone="secondary" onPress={() => step(1)}>
                <ChevronRightIcon />
              </IconButton>
            </span>
          </>
        )}
        {pictures.length > 0 && (
          <span className={css.enlarge}>
            <MaximizeIcon />
          </span>
        )}
      </div>
      {pictures.length > 1 && (
        <div ref={thumbs} className={css.thumbs} role="group" aria-label="Görsel seçimi">
          {pictures.map((picture, at) => (
            <button
              key={picture.mediumUrl}
              type="button"
              className={css.thumb}
              aria-label={`Görsel ${at + 1}${picture.name === '' ? '' : `: ${picture.name}`}`}
              aria-current={at === index || undefined}
              onKeyDown={onKeyDown}
              onClick={() => void show(at)}
            >
              <Image src={picture.smallUrl} alt="" ratio="auto" />
            </button>
          ))}
        </div>
      )}
      {zoom !== 'never' && (
        <Suspense>
          <GalleryDialog
            title={product.name}
            pictures={pictures}
            index={index}
            onIndexChange={(at) => void show(at)}
            isOpen={zoom === 'open'}
            onOpenChange={(isOpen) => setZoom(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </section>
  );
}
