import type { ReactNode } from 'react';

export interface RowPictureProps {
  /** '' where there is none: the placeholder stands in its place. */
  src: string;
  /** Gives it its size, which the picture never changes. */
  className: string;
  placeholder: ReactNode;
}

/** The picture of a row, decorative beside the row's name; asked for when it comes near the window. */
export function RowPicture({ src, className, placeholder }: RowPictureProps) {
  if (src === '') return placeholder;
  return <img className={className} src={src} alt="" loading="lazy" decoding="async" />;
}
