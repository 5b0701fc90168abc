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
