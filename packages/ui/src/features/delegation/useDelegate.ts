import { useMutation } from '@tanstack/react-query';
import { delegateMutation } from '@vitrin/api-client/delegation/delegate';
import { noteChosenCompany } from '@vitrin/api-client/personal/accountRecord';
import type { Named } from '@vitrin/api-client/read/readNamed';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { useOneAtATime } from '../../write/oneAtATime.ts';
import { delegationMemory } from './delegationMemory.ts';

/**
 * Acts for another company; one at a time, and none any more once one has succeeded.
 * @param onDelegated the server shows another company's shop now: nothing of this page holds any longer
 */
export function useDelegate(onDelegated: () => void) {
  const { mutateAsync, variables } = useMutation(delegateMutation());
  const { isPending, run } = useOneAtATime();

  const send = async ({ id, name }: Named): Promise<boolean> => {
    try {
      await mutateAsync(id);
    } catch {
      toasts.show({ tone: 'critical', title: 'Firma değiştirilemedi.' });
      return false;
    }
    noteChosenCompany(id);
    delegationMemory.set(name);
    onDelegated();
    return true;
  };

  return {
    delegate: (company: Named) => void run(() => send(company), Boolean),
    /** The company the shop is changing to. */
    pendingId: isPending ? variables : undefined,
  };
}
