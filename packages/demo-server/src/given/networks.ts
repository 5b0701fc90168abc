import { delay, http } from 'msw';
import type { RequestHandler } from 'msw';
import { addresses } from './addresses.ts';
import type { OperationId } from './addresses.ts';
import { situations } from './situations.ts';

/** What the way to the backend is like. */
export type NetworkKind = 'normal' | 'slow' | 'failing' | 'sessionLost';

const isId = (id: string): id is OperationId => Object.hasOwn(addresses, id);
const ids = Object.keys(addresses).filter(isId);

/** Operations that anybody may ask for; their answer does not depend on a session that could be lost. */
const open: ReadonlySet<OperationId> = new Set<OperationId>([
  'getDefaultCss',
  'getImage',
  'getFavicon',
  'getLoginPage',
  'checkLogin',
  'login',
  'logout',
  'getMenu',
]);

const slowness = 2000;

/** Handlers that make every call of the contract slow, fail, or find no session; to be used on top of a shop. */
export const networks: Readonly<Record<NetworkKind, () => RequestHandler[]>> = {
  normal: () => [],
  // Answers nothing itself, so the shop behind it does.
  slow: () => [
    http.all('*', async ({ request }) => {
      if (request.destination === '') await delay(slowness);
    }),
  ],
  failing: () => ids.map((id) => situations.fails(id)),
  sessionLost: () => ids.filter((id) => !open.has(id)).map((id) => situations.sessionLost(id)),
};
