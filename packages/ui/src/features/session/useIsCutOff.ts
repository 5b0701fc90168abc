import type { UseQueryResult } from '@tanstack/react-query';
import { isApiError } from '@vitrin/api-client/apiError';
import type { Application } from '@vitrin/api-client/application/application';
import { useEffect, useEffectEvent, useState } from 'react';
import { isShopReachable, lookAgainAfter } from './isShopReachable.ts';

/**
 * Whether nobody could be asked who is signed in, for want of a way to the shop: stays while it is asked again, which is done as
 * soon as there is one.
 */
export function useIsCutOff({ data, error, refetch }: UseQueryResult<Application>): boolean {
  const [isCutOff, setCutOff] = useState(false);
  const isNow = data === undefined && (error ? isApiError(error, 'offline') : isCutOff);
  if (isNow !== isCutOff) setCutOff(isNow);
  const ask = useEffectEvent(async () => {
    if (await isShopReachable()) await refetch();
  });
  useEffect(() => {
    if (!isNow) return undefined;
    const timer = setInterval(() => void ask(), lookAgainAfter);
    return () => clearInterval(timer);
  }, [isNow]);
  return isNow;
}
