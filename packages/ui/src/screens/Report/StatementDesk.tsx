import type { Identity } from '@vitrin/api-client/identity';
import { useEffect, useEffectEvent } from 'react';
import { unpaidChoice } from '../../features/payment/payDocuments.ts';
import { OpenSwitch, type OpenSwitchProps } from '../../features/reports/open/OpenSwitch/OpenSwitch.tsx';
import { setTicks, type Ticks } from '../../features/reports/ticks/useTicks.ts';

export interface StatementDeskProps extends OpenSwitchProps {
  identity: Identity;
  /** First day of the statement. */
  begin: string;
  ticks: Ticks;
}

/** What can be done with a statement. Whoever comes back from a payment that was not made finds the documents still chosen. */
export function StatementDesk({ identity, begin, ticks, ...desk }: StatementDeskProps) {
  const restore = useEffectEvent(() => {
    const choice = unpaidChoice(identity);
    if (choice?.begin !== begin) return;
    setTicks(
      ticks,
      choice.documents.map(({ key }) => key),
      true,
    );
    desk.onChange(true);
  });
  useEffect(() => restore(), []);
  return <OpenSwitch {...desk} />;
}
