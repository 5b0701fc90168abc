import { useApplication } from '@vitrin/api-client/application/useApplication';

export interface Session {
  /** Somebody is signed in: `unknown` until the shop has said so, and when it cannot be asked. */
  readonly signedIn: 'yes' | 'no' | 'unknown';
  /** The question has not been answered, though it was asked; stays while it is asked again. */
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** Whether somebody is signed in, in three values. */
export function useSession(): Session {
  const { data, errorUpdateCount, isFetching, refetch } = useApplication();
  return {
    signedIn: data === undefined ? 'unknown' : data.identity.isAuth ? 'yes' : 'no',
    hasFailed: data === undefined && errorUpdateCount > 0,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
