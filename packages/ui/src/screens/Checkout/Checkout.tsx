import { isApiError } from '@vitrin/api-client/apiError';
import type { Identity } from '@vitrin/api-client/identity';
import { needsAccountAddresses, withAccountAddresses } from '@vitrin/api-client/checkout/checkout';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import { useMemo } from 'react';
import { useAccount } from '../../features/account/useAccount.ts';
import type { FinishState } from '../../features/checkout/createFinishing.ts';
import { useCheckout } from '../../features/checkout/useCheckout.ts';
import { useFinish } from '../../features/checkout/useFinish.ts';
import { paths } from '../../paths.ts';
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { CircleCheckIcon } from '../../primitives/Icon/CircleCheckIcon.tsx';
import { PackageSearchIcon } from '../../primitives/Icon/PackageSearchIcon.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { QueryState } from '../../query/QueryState.tsx';
import { routes } from '../../routes.ts';
import { words } from '../../text/words.ts';
import { useProtectedScreen } from '../../theme/protectedScreens.ts';
import * as css from './Checkout.css.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';

export interface CheckoutProps {
  orderId: string;
  /** The order is finished. */
  onFinished: (orderId: string) => void;
}

/** Delivery and payment of an order. */
export function Checkout(props: CheckoutProps) {
  useProtectedScreen();
  return (
    <div className={css.page}>
      <Breadcrumb
        label={words.breadcrumb}
        crumbs={[{ title: 'Sepetim', href: paths.basket.to() }, { title: routes.checkout.title }]}
      />
      <div className={css.title}>
        <Heading level={1}>{routes.checkout.title}</Heading>
      </div>
      <QueryState query={useApplication()} {...standIn}>
        {({ identity }) => (
          // Another order begins anew.
          <LoadedCheckout key={props.orderId} {...props} identity={identity} />
        )}
      </QueryState>
    </div>
  );
}

function LoadedCheckout({ identity, ...props }: CheckoutProps & { identity: Identity }) {
  const finishing = useFinish(identity, props.orderId, props.onFinished);
  const order = useCheckout(identity, props.orderId);
  const { data: read, error } = order;
  const needsAccount = read !== undefined && needsAccountAddresses(read);
  const { data: account } = useAccount(identity, needsAccount);
  const data = useMemo(
    () => read && (needsAccount ? withAccountAddresses(read, account) : read),
    [read, needsAccount, account],
  );
  // Finished by this very screen, it is on its way to the success already.
  if (finishing.isFinished && !isFinishedHere(finishing.state)) {
    return (
      <EmptyState
        icon={<CircleCheckIcon size="xl" />}
        title="Bu sipariş tamamlandı."
        actions={
          <LinkButton tone="brand" href={paths.checkoutSuccess.to({ id: props.orderId })}>
            Sipariş numarasını göster
          </LinkButton>
        }
      />
    );
  }
  if (data?.isNotFound || isApiError(error, 'notFound')) {
    return (
      <EmptyState
        icon={<PackageSearchIcon size="xl" />}
        title="Sipariş bulunamadı"
        actions={
          <LinkButton tone="brand" href={paths.basket.to()}>
            Sepete Git
          </LinkButton>
        }
      >
        Sipariş tamamlanmış ya da sepetiniz değişmiş olabilir.
      </EmptyState>
    );
  }
  if (data) return <CheckoutForm {...props} identity={identity} finishing={finishing} checkout={data} />;
  return <QueryState query={order} {...standIn} />;
}

const standIn = { pending: <CheckoutSkeleton />, failed: 'Sipariş bilgileri yüklenemedi.' };

/** This screen has finished the order, or is about to: it leads on by itself. */
const isFinishedHere = ({ kind }: FinishState) =>
  kind === 'sending' || kind === 'checking' || kind === 'finished';
