import { useEffect, useRef, useState } from 'react';
import { SafeHtml } from '../../../primitives/SafeHtml/SafeHtml.tsx';

export interface FooterTextProps {
  /** HTML of the shop's own. */
  html: string;
}

/** The shop's own words. The sanitiser is fetched only when the end of the page comes near, which on most pages is never. */
export function FooterText({ html }: FooterTextProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return <div ref={ref}>{isNear && html.trim() !== '' && <SafeHtml html={html} />}</div>;
}
