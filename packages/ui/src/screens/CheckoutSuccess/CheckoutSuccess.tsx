import { paths } from '../../paths.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { CircleCheckIcon } from '../../primitives/Icon/CircleCheckIcon.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { routes } from '../../routes.ts';
import * as css from './CheckoutSuccess.css.ts';

export interface CheckoutSuccessProps {
  orderId: string;
}

/** The order is taken, and this is its number. */
export function CheckoutSuccess({ orderId }: CheckoutSuccessProps) {
  return (
    <div className={css.page}>
      <div className={css.mark}>
        <CircleCheckIcon size="xl" />
      </div>
      <Heading level={1}>{routes.checkoutSuccess.title}</Heading>
      <p className={css.number}>
        Sipariş numaranız:{' '}
        <span className={css.code} translate="no">
          {orderId}
        </span>
      </p>
      <div className={css.actions}>
        <LinkButton tone="brand" href={paths.home.to()}>
          Ana sayfaya dön
        </LinkButton>
      </div>
    </div>
  );
}
