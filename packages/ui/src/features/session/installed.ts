/** What an application does for the visits after this one, once this one has begun: see each for its part. */
export { linkManifest } from './linkManifest.ts';
export { reloadKept } from './reloadKept.ts';
export { sayWhenOffline, showVersionNotice } from './showBeside.tsx';
