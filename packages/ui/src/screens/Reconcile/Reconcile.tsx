import { useApplication } from '@vitrin/api-client/application/useApplication';
import { identityKey } from '@vitrin/api-client/identity';
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { QueryState } from '../../query/QueryState.tsx';
import { routes } from '../../routes.ts';
import { words } from '../../text/words.ts';
import { Desk } from './Desk.tsx';
import * as css from './Reconcile.css.ts';

/** The dealer's own ledger against the seller's statement, row by row, in this browser alone. */
export function Reconcile() {
  const application = useApplication();
  if (application.data) {
    const { identity } = application.data;
    // Another identity has other work, and none of this.
    return <Desk key={identityKey(identity)} identity={identity} />;
  }
  return (
    <div className={css.page}>
      <Breadcrumb label={words.breadcrumb} crumbs={[{ title: routes.reconcile.title }]} />
      <Heading level={1}>{routes.reconcile.title}</Heading>
      <QueryState query={application} pending={null} failed="Mutabakat yüklenemedi." />
    </div>
  );
}
