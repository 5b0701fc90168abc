import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '@vitrin/api-client/account/account';
import type { Identity } from '@vitrin/api-client/identity';
import { setting } from '@vitrin/api-client/application/settings';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import { useMemo } from 'react';
import { formatRange } from './rangeWords.ts';
import type { ReportRange } from './reportQuery.ts';
import type { ReportOrigin } from './ReportSheet.ts';

/**
 * Whose report it is and from whom. The company is that of the account, not the person who is signed in; while the account
 * cannot be read it is not named, or by what is known of who is acted for.
 * @param today calendar day `yyyy-MM-dd`
 */
export function useOrigin(identity: Identity, range: ReportRange, today: string): ReportOrigin {
  const { data: application } = useApplication();
  const { data: account } = useQuery(accountQuery(identity));
  const { start, end } = range;
  return useMemo(() => {
    const { isDelegated, delegatedCompany, companyNo = '', signedIn } = identity;
    const cariNo = account?.cariNo || (isDelegated ? '' : (signedIn?.cariNo ?? ''));
    return {
      seller: application ? setting(application, 'firmaadi') : '',
      company: account?.companyName || (isDelegated ? delegatedCompany : ''),
      number: cariNo === '' ? companyNo : `Cari No ${cariNo}`,
      period: formatRange({ start, end }),
      day: today,
    };
  }, [identity, application, account, start, end, today]);
}
