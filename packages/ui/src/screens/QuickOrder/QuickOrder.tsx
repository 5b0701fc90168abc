import { useApplication } from '@vitrin/api-client/application/useApplication';
import { identityKey } from '@vitrin/api-client/identity';
import { recallIdentity } from '@vitrin/api-client/personal/lastIdentity';
import { Suspense, useState } from 'react';
import { useIsCutOff } from '../../features/session/useIsCutOff.ts';
import { useIsOnline } from '../../features/session/useIsOnline.ts';
import { QueryState } from '../../query/QueryState.tsx';
import { LoadedOrder } from './LoadedOrder.tsx';
import { OrderHead } from './OrderHead.tsx';

/** Where a dealer who knows what they want writes, scans or pastes it, and sees what it is before it goes into the basket. */
export function QuickOrder() {
  const application = useApplication();
  const isCutOff = useIsCutOff(application);
  const isOffline = !useIsOnline() || isCutOff;
  const [remembered] = useState(recallIdentity);
  // Whose rows they are the shop says; where it cannot be reached, they are whose it was open for last.
  const identity = application.data?.identity ?? (isCutOff ? remembered : undefined);
  if (!identity) {
    return (
      <div>
        <OrderHead />
        <QueryState query={application} pending={null} failed="Hızlı sipariş yüklenemedi." />
      </div>
    );
  }
  // Another identity has other rows, and none of these.
  return (
    <Suspense fallback={<OrderHead />}>
      <LoadedOrder key={identityKey(identity)} identity={identity} isOffline={isOffline} />
    </Suspense>
  );
}
