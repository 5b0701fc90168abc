import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import { isApiError } from '@vitrin/api-client/apiError';
import type { CheckoutChoice } from '@vitrin/api-client/calls/finishPayload';
import { basketKey } from '@vitrin/api-client/queries/basket';
import { checkoutQuery, finishMutation } from '@vitrin/api-client/queries/checkout';
import type { Identity } from '@vitrin/api-client/read/readApplication';
import { useRef, useState } from 'react';
import { markFinished } from './finishedOrders.ts';

/**
 * How finishing stands. `unknown`: the order may be finished, and is not sent again before the state was read back.
 * `notFinished`: it was read back and is still open. `refused`: with the reasons of the server.
 */
export type FinishState =
  | { readonly kind: 'idle' | 'sending' | 'checking' | 'notFinished' | 'finished' }
  | { readonly kind: 'unknown'; readonly message: string }
  | { readonly kind: 'refused'; readonly errors: readonly string[] };

const idle: FinishState = { kind: 'idle' };

/** Finishes an order, once; `onFinished` is called when it is certain. */
export function useFinish(identity: Identity, orderId: string, onFinished: (orderId: string) => void) {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation(finishMutation(api));
  const [state, setState] = useState<FinishState>(idle);
  const busy = useRef(false);
  const query = checkoutQuery(api, identity, orderId);

  const alone = async (work: () => Promise<FinishState>) => {
    if (busy.current) return;
    busy.current = true;
    const end = await work();
    setState(end);
    // Nothing more is sent for an order that is finished.
    busy.current = end.kind === 'finished';
  };

  const succeed = (): FinishState => {
    markFinished(queries, identity, orderId);
    void queries.invalidateQueries({ queryKey: basketKey(identity) });
    onFinished(orderId);
    return { kind: 'finished' };
  };

  const finish = (choice: CheckoutChoice) =>
    alone(async () => {
      setState({ kind: 'sending' });
      try {
        const result = await mutateAsync({ orderId, choice });
        if (!result.hasError) return succeed();
        return { kind: 'refused', errors: result.errors };
      } catch (error) {
        if (isApiError(error) && error.isOutcomeUnknown) {
          return {
            kind: 'unknown',
            message: 'Siparişinizin sonucu alınamadı. Siparişiniz tamamlanmış olabilir.',
          };
        }
        const reason = isApiError(error) ? error.refusal : '';
        return { kind: 'refused', errors: [reason || 'Sipariş tamamlanamadı. Tekrar deneyin.'] };
      }
    });

  /** An order that is finished is no longer open: its checkout is not found. */
  const check = () =>
    alone(async () => {
      setState({ kind: 'checking' });
      try {
        const checkout = await queries.fetchQuery({ ...query, staleTime: 0 });
        return checkout.isNotFound ? succeed() : { kind: 'notFinished' };
      } catch (error) {
        if (isApiError(error, 'notFound')) return succeed();
        return { kind: 'unknown', message: 'Durum şu anda öğrenilemiyor. Biraz sonra yeniden kontrol edin.' };
      }
    });

  /** The form has changed: what was refused no longer speaks of it. */
  const forgetErrors = () =>
    setState((now) => (now.kind === 'refused' || now.kind === 'notFinished' ? idle : now));

  return { state, finish, check, forgetErrors };
}
