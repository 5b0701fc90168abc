import { lazy, Suspense, useCallback, useState } from 'react';
import { whenNear } from '../../../primitives/SafeHtml/whenNear.ts';
import { footer } from './Footer.css.ts';
import type { FooterBodyProps } from './FooterBody.tsx';

const FooterBody = lazy(async () => ({ default: (await import('./FooterBody.tsx')).FooterBody }));

export interface FooterProps extends FooterBodyProps {
  /** Told once when the footer comes near the window: what it shows need not be there before. */
  onNear?: (() => void) | undefined;
}

/** The end of every page. On most pages nobody comes near it, so what it shows is fetched when somebody does. */
export function Footer({ onNear, ...body }: FooterProps) {
  const [isNear, setNear] = useState(false);
  const watch = useCallback(
    (element: HTMLElement | null) =>
      whenNear(element, () => {
        setNear(true);
        onNear?.();
      }),
    [onNear],
  );
  return (
    <footer className={footer} id="footer-main" ref={watch}>
      {isNear && (
        <Suspense>
          <FooterBody {...body} />
        </Suspense>
      )}
    </footer>
  );
}
