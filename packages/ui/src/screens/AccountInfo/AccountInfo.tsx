import type { Identity } from '@vitrin/api-client/identity';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import { AccountDetails } from '../../features/account/AccountDetails/AccountDetails.tsx';
import { AccountDetailsSkeleton } from '../../features/account/AccountDetails/AccountDetailsSkeleton.tsx';
import { useAccount } from '../../features/account/useAccount.ts';
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { routes } from '../../routes.ts';
import { words } from '../../text/words.ts';
import { title } from './AccountInfo.css.ts';

/** What the shop knows of the company that is acted for. */
export function AccountInfo() {
  const { data: application, isError, isFetching, refetch } = useApplication();
  return (
    <div>
      <Breadcrumb label={words.breadcrumb} crumbs={[{ title: 'Hesabım' }]} />
      <div className={title}>
        <Heading level={1}>{routes.account.title}</Heading>
      </div>
      {application ? (
        <Details identity={application.identity} />
      ) : isError ? (
        <Failed isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <AccountDetailsSkeleton />
      )}
    </div>
  );
}

function Details({ identity }: { identity: Identity }) {
  const { data, isError, isFetching, refetch } = useAccount(identity);
  if (data) return <AccountDetails account={data} />;
  return isError ? (
    <Failed isRetrying={isFetching} onRetry={() => void refetch()} />
  ) : (
    <AccountDetailsSkeleton />
  );
}

const Failed = ({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) => (
  <ErrorState title={words.failed} retryLabel={words.retry} isRetrying={isRetrying} onRetry={onRetry}>
    Firma bilgileri yüklenemedi.
  </ErrorState>
);
