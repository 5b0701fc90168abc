import { use, type ReactNode } from 'react';
import { PicturesDue } from './PicturesDue.ts';

export interface RowPictureProps {
  /** '' where there is none: the placeholder stands in its place. */
  src: string;
  /** Gives it its size, which the picture never changes. */
  className: string;
  placeholder: ReactNode;
}

/** The picture of a row, decorative beside the row's name. Its place is kept until the `RowGroup` around asks for it. */
export function RowPicture({ src, className, placeholder }: RowPictureProps) {
  const isDue = use(PicturesDue);
  if (src === '') return placeholder;
  if (!isDue) return <span className={className} />;
  return <img className={className} src={src} alt="" loading="lazy" decoding="async" />;
}
