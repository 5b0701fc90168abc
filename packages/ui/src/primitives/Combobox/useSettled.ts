import { useEffect, useState } from 'react';

/**
 * A text once nobody has typed for a while, so that not every letter asks a question. An empty text settles at once.
 * @param delay milliseconds
 * @param initial what counts as settled before anybody has typed
 * @returns the settled text, and a function that does not wait
 */
export function useSettled<Text extends string>(
  text: Text,
  delay: number,
  initial: Text,
): readonly [Text, () => void] {
  const [settled, setSettled] = useState(initial);
  if (text === '' && settled !== '') setSettled(text);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);

  return [settled, () => setSettled(text)];
}
