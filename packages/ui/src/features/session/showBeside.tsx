import { onlineManager } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { isShopReachable, lookAgainAfter } from './isShopReachable.ts';
import { OfflineStrip } from './OfflineStrip/OfflineStrip.tsx';
import { VersionNotice } from './VersionNotice/VersionNotice.tsx';
// From a module that is more than a door: what a door alone imports falls out of the build.
import './safeArea.css.ts';

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
 * Says at the top of the page that there is no network, for as long as there is none: by the browser's word, or because the
 * network it has leads nowhere, as a router without a line does.
 * @param isGuest asked when it is said
 * @returns to be told of each call whether it had any answer, of an error too
 */
export function sayWhenOffline(isGuest: () => boolean): (hasAnswer: boolean) => void {
  let takeAway: (() => void) | undefined;
  let isCutOff = false;
  let answers = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = () => {
    const isOffline = isCutOff || !navigator.onLine;
    // Whatever failed meanwhile is asked again when it is over, whoever said that it had begun.
    onlineManager.setOnline(!isOffline);
    if (isOffline === (takeAway !== undefined)) return;
    if (takeAway) {
      takeAway();
      takeAway = undefined;
      return;
    }
    const { root, close } = showBeside('prepend');
    root.render(<OfflineStrip isGuest={isGuest()} />);
    takeAway = close;
  };
  const setCutOff = (is: boolean) => {
    clearInterval(timer);
    isCutOff = is;
    if (is) timer = setInterval(() => void ask(), lookAgainAfter);
    look();
  };
  /** A single call can fail for reasons of its own. */
  const ask = async () => {
    const before = answers;
    const isThere = await isShopReachable();
    // What was answered meanwhile knows better.
    if (isThere || before === answers) setCutOff(!isThere);
  };
  window.addEventListener('online', () => (isCutOff ? void ask() : look()));
  window.addEventListener('offline', look);
  look();
  return (hasAnswer) => {
    if (hasAnswer) {
      answers += 1;
      if (isCutOff) setCutOff(false);
    } else if (navigator.onLine) void ask();
  };
}
