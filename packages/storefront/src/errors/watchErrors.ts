import type { ErrorOrigin } from './describeError.ts';

/** Hands an error on. What tells it, and whom, is fetched when the first one happens. */
export function hearError(origin: ErrorOrigin, error: unknown): void {
  import('./reportErrors.ts').then(
    ({ reportError }) => reportError(origin, error),
    // Without its code nothing can be told; the page goes on.
    () => undefined,
  );
}

/** Hears of every error nobody caught, and of everything the page policy stopped. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => {
    // No error: what an observer has not been told yet it is told in the next frame. WebKit says so where Chromium does not.
    if (!message.startsWith('ResizeObserver loop')) hearError('uncaught', error);
  });
  addEventListener('unhandledrejection', ({ reason }) => hearError('rejection', reason));
  addEventListener('securitypolicyviolation', () => hearError('policy', undefined));
}
