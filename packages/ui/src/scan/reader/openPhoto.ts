import { PhotoError } from './PictureReader.ts';

/** Opens a photo, turned as it was held. @throws PhotoError for what this browser cannot open */
export const openPhoto = (photo: Blob): Promise<ImageBitmap> =>
  createImageBitmap(photo).catch(() => {
    throw new PhotoError();
  });
