import type { Id } from '@vitrin/api-client/read/readId';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import { lazy, Suspense, useMemo, useState } from 'react';
import { CardPayment, type CardPaymentProps } from '../../features/payment/CardPayment/CardPayment.tsx';
import { type PayChoice, payChoice, startOf, unpaidChoice } from '../../features/payment/payDocuments.ts';
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
          <DocumentPayment
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

const PayDocuments = lazy(async () => ({ default: (await import('./PayDocuments.tsx')).PayDocuments }));

/** The form, and beside it the documents that were chosen to be paid, where there are any. */
function DocumentPayment(props: Pick<CardPaymentProps, 'identity' | 'settings' | 'onPaid'>) {
  const { identity, onPaid } = props;
  const [choice, setChoice] = useState(() => unpaidChoice(identity));
  const start = useMemo(() => choice && startOf(choice), [choice]);
  const [found, setFound] = useState(0);
  /** What is kept must be true at any moment: the bank may lead the window away. */
  const keep = (change: Partial<PayChoice>) => {
    const now = payChoice(identity).get();
    if (choice && now) payChoice(identity).set({ ...now, ...change });
  };
  return (
    <>
      {choice && (
        <Suspense>
          <PayDocuments
            key={found}
            identity={identity}
            choice={choice}
            onChange={(documents) => {
              payChoice(identity).set(documents.length > 0 ? { ...choice, documents } : undefined);
              setChoice(documents.length > 0 ? { ...choice, documents } : undefined);
            }}
          />
        </Suspense>
      )}
      <CardPayment
        {...props}
        start={start}
        onPay={() => keep({ isSent: true })}
        onFound={() => setFound((times) => times + 1)}
        onPaid={(payment, ...how) => {
          keep({ paidAs: String(payment.id) });
          onPaid(payment, ...how);
        }}
      />
    </>
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
