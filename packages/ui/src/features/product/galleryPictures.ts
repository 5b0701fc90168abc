import type { Product } from '@vitrin/api-client/product/readProduct';

/** A picture as the gallery shows it. */
export interface GalleryPicture {
  /** '' where the shop gave none. */
  readonly name: string;
  readonly alt: string;
  readonly smallUrl: string;
  readonly mediumUrl: string;
}

/** The pictures of a product, each once; the small one of lists where it has no others. */
export function galleryPictures({ name, images, imageUrl }: Product): readonly GalleryPicture[] {
  const own = images.map((image) => ({
    name: image.name,
    alt: image.name === '' ? name : `${name} – ${image.name}`,
    smallUrl: image.smallUrl,
    mediumUrl: image.mediumUrl,
  }));
  if (own.length === 0 && imageUrl !== '') {
    return [{ name: '', alt: name, smallUrl: imageUrl, mediumUrl: imageUrl }];
  }
  return own.filter(
    ({ mediumUrl }, index) => own.findIndex((other) => other.mediumUrl === mediumUrl) === index,
  );
}

/**
 * Which picture comes after this one, or before it: they go round, and one that did not load is passed over.
 * @returns `index` itself where no other can be seen
 */
export function pictureBeside(
  pictures: readonly Pick<GalleryPicture, 'mediumUrl'>[],
  failed: ReadonlySet<string>,
  index: number,
  by: 1 | -1,
): number {
  const count = pictures.length;
  for (let way = 1; way < count; way += 1) {
    const at = (index + by * way + count * way) % count;
    const picture = pictures[at];
    if (picture && !failed.has(picture.mediumUrl)) return at;
  }
  return index;
}
