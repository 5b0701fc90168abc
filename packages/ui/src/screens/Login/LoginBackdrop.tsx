import { useState } from 'react';
import { backdrop, picture } from './Login.css.ts';

export interface LoginBackdropProps {
  /** Pictures of which one is shown; undefined until they have come. */
  pictures: readonly string[] | undefined;
}

/** The picture beside the form, another one at every visit. Says nothing, so that it is silent. */
export function LoginBackdrop({ pictures = [] }: LoginBackdropProps) {
  const [dice] = useState(Math.random);
  const [failed, setFailed] = useState<string>();
  const src = pictures[Math.floor(dice * pictures.length)];
  return (
    <div className={backdrop} aria-hidden="true">
      {src !== undefined && src !== failed && (
        <img className={picture} src={src} alt="" decoding="async" onError={() => setFailed(src)} />
      )}
    </div>
  );
}
