import { useLayoutEffect, useRef, useState } from 'react';

/** What the browser makes of a CSS property of an element, read again whenever the theme, scheme or density changes. */
export function useShownValue<E extends HTMLElement>(property: 'backgroundColor' | 'width' | 'content') {
  const element = useRef<E>(null);
  const [value, setValue] = useState('');
  useLayoutEffect(() => {
    const read = () => element.current && setValue(getComputedStyle(element.current)[property]);
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true });
    return () => observer.disconnect();
  }, [property]);
  return [element, value] as const;
}
