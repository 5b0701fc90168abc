import { useState, useSyncExternalStore } from 'react';
import { media } from '../../theme/breakpoints.ts';
import { viewMode, type ViewMode } from './viewMode.ts';

const wideEnough = matchMedia(media.tablet);
const subscribe = (listener: () => void) => {
  wideEnough.addEventListener('change', listener);
  return () => wideEnough.removeEventListener('change', listener);
};

/** Table or cards. A phone shows neither choice: there a row of the table is a compact card. */
export function useViewMode(): readonly [ViewMode, (view: ViewMode) => void] {
  const hasChoice = useSyncExternalStore(subscribe, () => wideEnough.matches);
  const [view, setView] = useState<ViewMode>();
  const choose = (chosen: ViewMode) => {
    viewMode.set(chosen);
    setView(chosen);
  };
  return [hasChoice ? (view ?? viewMode.get()) : 'list', choose];
}
