import { useApplication } from '@vitrin/api-client/application/useApplication';
import { identityKey } from '@vitrin/api-client/identity';
import { recallIdentity } from '@vitrin/api-client/personal/lastIdentity';
import { useState } from 'react';
import { useIsCutOff } from '../../features/session/useIsCutOff.ts';
import { useIsOnline } from '../../features/session/useIsOnline.ts';
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { QueryState } from '../../query/QueryState.tsx';
import { routes } from '../../routes.ts';
import { words } from '../../text/words.ts';
import { LoadedOrder } from './LoadedOrder.tsx';
import * as css from './QuickOrder.css.ts';

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
        <Breadcrumb label={words.breadcrumb} crumbs={[{ title: routes.quickOrder.title }]} />
        <div className={css.title}>
          <Heading level={1}>{routes.quickOrder.title}</Heading>
        </div>
        <QueryState query={application} pending={null} failed="Hızlı sipariş yüklenemedi." />
      </div>
    );
  }
  // Another identity has other rows, and none of these.
  return <LoadedOrder key={identityKey(identity)} identity={identity} isOffline={isOffline} />;
}
