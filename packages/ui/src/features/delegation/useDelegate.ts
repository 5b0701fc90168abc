import { useMutation } from '@tanstack/react-query';
import { delegateMutation } from '@vitrin/api-client/delegation/delegate';
import { noteChosenCompany } from '@vitrin/api-client/personal/accountRecord';
import type { Named } from '@vitrin/api-client/read/readNamed';
import { useRef } from 'react';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { delegationMemory } from './delegationMemory.ts';

/**
 * Acts for another company; one at a time, and none any more once one has succeeded.
 * @param onDelegated the server shows another company's shop now: nothing of this page holds any longer
 */
export function useDelegate(onDelegated: () => void) {
  const { mutateAsync, isPending, isSuccess, variables } = useMutation(delegateMutation());
  const isBusy = useRef(false);

  const delegate = async ({ id, name }: Named) => {
    // State is not there yet for the second click of a double click.
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await mutateAsync(id);
      noteChosenCompany(id);
      delegationMemory.set(name);
      onDelegated();
    } catch {
      isBusy.current = false;
      toasts.show({ tone: 'critical', title: 'Firma değiştirilemedi.' });
    }
  };

  /** The company the shop is changing to. */
  const pendingId = isPending || isSuccess ? variables : undefined;
  return { delegate: (company: Named) => void delegate(company), pendingId };
}
