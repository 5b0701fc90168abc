import { useState, type ReactNode } from 'react';
import { preload } from 'react-dom';
import { ImageIcon } from '../Icon/ImageIcon.tsx';
import { fit as fits, isThumb, tile } from './Image.css.ts';
import { rem } from '../../theme/inRem.ts';

export interface ImageProps {
  /** Missing or not loading: the placeholder stands in its place. */
  src?: string | null | undefined;
  /** What can be seen; '' where the text beside it says it already. */
  alt: string;
  /** Side of a square in px. Left out, it is as wide as its place. */
  size?: number;
  /** Width by height of the tile, as in CSS; the picture never moves what stands below it. */
  ratio?: string;
  /** Suppliers' pictures are contained whole; banners cover, with `coverEnd` their right side stays in view. */
  fit?: 'contain' | 'cover' | 'coverEnd';
  /** Seen first on the screen: loaded at once instead of when it comes near. */
  isPriority?: boolean;
  /** About to be seen: loaded though it is out of view. */
  isNext?: boolean;
  /** Icon in place of a missing picture. */
  placeholder?: ReactNode;
}

/** A picture on its white tile, whose place is kept from the start. */
export function Image({
  src,
  alt,
  size,
  ratio = '1',
  fit = 'contain',
  isPriority = false,
  isNext = false,
  placeholder,
}: ImageProps) {
  const [failed, setFailed] = useState<string>();
  const isMissing = src === undefined || src === null || src === '' || src === failed;
  // Under way while what is around it is still being rendered and laid out.
  if (isPriority && !isMissing) preload(src, { as: 'image', fetchPriority: 'high' });
  return (
    <div
      className={size === undefined ? tile : `${tile} ${isThumb}`}
      style={size === undefined ? { aspectRatio: ratio } : { width: rem(size), height: rem(size) }}
    >
      {isMissing ? (
        <span role={alt === '' ? undefined : 'img'} aria-label={alt === '' ? undefined : alt}>
          {placeholder ?? <ImageIcon size={size !== undefined && size < 48 ? 'sm' : 'lg'} />}
        </span>
      ) : (
        <img
          className={fits[fit]}
          src={src}
          alt={alt}
          width={size}
          height={size}
          loading={isPriority || isNext ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </div>
  );
}
