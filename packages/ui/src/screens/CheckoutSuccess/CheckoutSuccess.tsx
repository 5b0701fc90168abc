import { SuccessMessage } from '../../features/checkout/SuccessMessage/SuccessMessage.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { routes } from '../../routes.ts';

export interface CheckoutSuccessProps {
  orderId: string;
}

/** The order is taken, and this is its number. */
export function CheckoutSuccess({ orderId }: CheckoutSuccessProps) {
  return (
    <SuccessMessage title={routes.checkoutSuccess.title} label="Sipariş numaranız" number={orderId}>
      <LinkButton tone="brand" href={paths.home.to()}>
        Ana sayfaya dön
      </LinkButton>
    </SuccessMessage>
  );
}
