import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@vitrin/api-client/apiError';
import { applicationQuery, type Application } from '@vitrin/api-client/application/application';
import { onCall } from '@vitrin/api-client/client';
import { recallIdentity, rememberIdentity } from '@vitrin/api-client/personal/lastIdentity';
import { basePath } from '@vitrin/ui/paths';
import { linkManifest, reloadKept, sayWhenOffline, showVersionNotice } from '@vitrin/ui/installed';
import { trustScript } from '@vitrin/ui/trust-script';
import { watchVersions } from './worker/watchVersions.ts';

/** Tells whose shop this is; at once, or when it is known, and again when that changes. */
function watchApplication(queries: QueryClient, tell: (application: Application) => void): void {
  const { queryKey } = applicationQuery();
  let told: Application | undefined;
  const look = () => {
    const application = queries.getQueryData(queryKey);
    if (!application || application === told) return;
    told = application;
    tell(application);
  };
  queries.getQueryCache().subscribe(look);
  look();
}

/** The path of the script that this page began with, which is another one in each build. */
function ownEntry(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
}

const worker = `${basePath}/sw.js`;

/**
 * What is for the visits after this one: the shop can be installed, opens without a network, and says when it has a new version.
 * A browser that keeps nothing, as some do for a private window, goes without.
 */
export function keepShop(queries: QueryClient): void {
  watchApplication(queries, (application) => {
    rememberIdentity(application.identity);
    // When its theme is painted.
    requestAnimationFrame(() => void linkManifest(application));
  });
  const { queryKey } = applicationQuery();
  const tellCall = sayWhenOffline(() => {
    const identity = queries.getQueryData(queryKey)?.identity ?? recallIdentity();
    return identity?.isAuth !== true;
  });
  onCall(tellCall);
  // Of before this was heard.
  if (isApiError(queries.getQueryState(queryKey)?.error, 'offline')) tellCall(false);
  if (!('serviceWorker' in navigator)) return;
  watchVersions({
    workers: navigator.serviceWorker,
    address: trustScript('vitrin-service-worker', [worker], worker),
    scope: `${basePath}/`,
    entry: ownEntry(),
    tell: showVersionNotice,
    reload: reloadKept,
  }).catch(() => undefined);
}
