/** What an application around the screens wires: see each for its part. */
export { linkShop } from './linkShop.ts';
export { RequireSession } from './RequireSession/RequireSession.tsx';
export { ScreenBoundary } from './ScreenBoundary/ScreenBoundary.tsx';
export { SessionBoundary } from './SessionBoundary/SessionBoundary.tsx';
export { usePageTitle } from './usePageTitle.ts';
export { watchMissingChunks } from './watchMissingChunks.ts';
