import type { Id } from '@vitrin/api-client/read/readId';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import { CardPayment } from '../../features/payment/CardPayment/CardPayment.tsx';
import { readCardSettings } from '../../features/payment/readCardSettings.ts';
import { paths } from '../../paths.ts';
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { useHasNavigatedAway } from '../../primitives/useHasNavigatedAway.ts';
import { QueryState } from '../../query/QueryState.tsx';
import { routes } from '../../routes.ts';
import { words } from '../../text/words.ts';
import { useProtectedScreen } from '../../theme/protectedScreens.ts';
import * as css from './Payment.css.ts';

export interface PaymentProps {
  /** The payment was taken. */
  onPaid: (payment: { id: Id; receiptId: Id }) => void;
}

/** A payment without an order, by card. */
export function Payment({ onPaid }: PaymentProps) {
  useProtectedScreen();
  const hasNavigatedAway = useHasNavigatedAway();
  return (
    <div className={css.page}>
      <Breadcrumb
        label={words.breadcrumb}
        crumbs={[{ title: 'Ana Sayfa', href: paths.home.to() }, { title: routes.payment.title }]}
      />
      <div className={css.title}>
        <Heading level={1}>{routes.payment.title}</Heading>
      </div>
      <QueryState query={useApplication()} pending={<PaymentSkeleton />} failed="Ödeme sayfası yüklenemedi.">
        {(application) => (
          <CardPayment
            identity={application.identity}
            settings={readCardSettings(application)}
            onPaid={(payment) => {
              if (hasNavigatedAway()) toasts.show({ title: routes.paymentSuccess.title, timeout: null });
              else onPaid(payment);
            }}
          />
        )}
      </QueryState>
    </div>
  );
}

/** Holds the place of the card and of the fields everybody is asked for. */
function PaymentSkeleton() {
  return (
    <div className={css.skeleton} aria-busy="true">
      <div className={css.skeletonCard}>
        <Skeleton height="100%" shape="control" />
      </div>
      <div className={css.skeletonFields}>
        {Array.from({ length: 4 }, (_, row) => (
          <div key={row} className={css.skeletonField}>
            <Skeleton width={112} />
            <div className={css.skeletonControl}>
              <Skeleton height="100%" shape="control" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
