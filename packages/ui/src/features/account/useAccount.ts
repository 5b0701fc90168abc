import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '@vitrin/api-client/account/account';
import type { Identity } from '@vitrin/api-client/identity';

/** The account of the company that is acted for; asked for where it is needed. */
export const useAccount = (identity: Identity, isNeeded = true) =>
  useQuery({ ...accountQuery(identity), enabled: isNeeded });
