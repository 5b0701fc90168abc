import { browserOnce } from '@vitrin/api-client/once/browserOnce';
import type { Identity } from '@vitrin/api-client/identity';
import { useSyncExternalStore } from 'react';
import { finishRecord } from './createFinishing.ts';

/** Whether an order was finished in this browser, in whichever tab: coming back must not offer to finish it again. */
export const useFinished = (identity: Identity, orderId: string): boolean =>
  useSyncExternalStore(
    browserOnce().subscribe,
    () => finishRecord(browserOnce(), identity, orderId) === 'done',
  );
