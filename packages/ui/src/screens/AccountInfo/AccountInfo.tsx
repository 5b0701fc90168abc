import type { Identity } from '@vitrin/api-client/identity';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import { AccountDetails } from '../../features/account/AccountDetails/AccountDetails.tsx';
import { AccountDetailsSkeleton } from '../../features/account/AccountDetails/AccountDetailsSkeleton.tsx';
import { useAccount } from '../../features/account/useAccount.ts';
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { QueryState } from '../../query/QueryState.tsx';
import { routes } from '../../routes.ts';
import { words } from '../../text/words.ts';
import { title } from './AccountInfo.css.ts';

/** What the shop knows of the company that is acted for. */
export function AccountInfo() {
  return (
    <div>
      <Breadcrumb label={words.breadcrumb} crumbs={[{ title: 'Hesabım' }]} />
      <div className={title}>
        <Heading level={1}>{routes.account.title}</Heading>
      </div>
      <QueryState query={useApplication()} {...standIn}>
        {({ identity }) => <Details identity={identity} />}
      </QueryState>
    </div>
  );
}

function Details({ identity }: { identity: Identity }) {
  return (
    <QueryState query={useAccount(identity)} {...standIn}>
      {(account) => <AccountDetails account={account} />}
    </QueryState>
  );
}

const standIn = { pending: <AccountDetailsSkeleton />, failed: 'Firma bilgileri yüklenemedi.' };
