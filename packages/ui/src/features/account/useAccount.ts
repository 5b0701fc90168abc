import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import { accountQuery } from '@vitrin/api-client/queries/account';
import type { Identity } from '@vitrin/api-client/read/readApplication';

/** The account of the company that is acted for; asked for where it is needed. */
export const useAccount = (identity: Identity, isNeeded = true) =>
  useQuery({ ...accountQuery(api, identity), enabled: isNeeded });
