import { createRoot } from 'react-dom/client';
import { OfflineStrip } from './OfflineStrip/OfflineStrip.tsx';
import { VersionNotice } from './VersionNotice/VersionNotice.tsx';

// What is shown beside whatever is on the page, which knows nothing of it and has nothing to load for it.

function showBeside(where: 'prepend' | 'append') {
  const place = document.createElement('div');
  document.body[where](place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  return { root, close };
}

/** Shows the notice of a new version. */
export function showVersionNotice(onTake: () => void): void {
  const { root, close } = showBeside('append');
  root.render(<VersionNotice onTake={onTake} onClose={close} />);
}

/**
 * Says at the top of the page that there is no network, for as long as there is none.
 * @param isGuest asked when it is said
 */
export function sayWhenOffline(isGuest: () => boolean): void {
  let takeAway: (() => void) | undefined;
  const look = () => {
    if (navigator.onLine === (takeAway === undefined)) return;
    if (takeAway) {
      takeAway();
      takeAway = undefined;
      return;
    }
    const { root, close } = showBeside('prepend');
    root.render(<OfflineStrip isGuest={isGuest()} />);
    takeAway = close;
  };
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  look();
}
