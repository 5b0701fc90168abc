import type { ReactNode } from 'react';
import { Alert } from '../primitives/Alert/Alert.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import type { WriteState } from './WriteState.ts';

/** Nobody knows how it ended, or it is being found out. */
export const isOpen = (state: { readonly kind: string }): boolean =>
  state.kind === 'unknown' || state.kind === 'checking';

export interface OpenWriteProps {
  state: WriteState | { readonly kind: string };
  /** Reads back whether it was carried out. */
  onCheck: () => void;
  /** Beside the button. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Says that a write may have been carried out, and offers to find out; nothing where that is known. */
export function OpenWrite({ state, onCheck, actions, children }: OpenWriteProps) {
  if (!isOpen(state)) return null;
  return (
    <Alert
      tone="critical"
      title={'message' in state ? state.message : 'Durum kontrol ediliyor…'}
      actions={
        <>
          <Button isPending={state.kind === 'checking'} onPress={onCheck}>
            Durumu kontrol et
          </Button>
          {actions}
        </>
      }
    >
      {children}
    </Alert>
  );
}
