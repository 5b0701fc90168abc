import type { Identity } from '@vitrin/api-client/identity';
import { type ReactNode, useState } from 'react';
import { useLazyComponent } from '../../primitives/useLazyComponent.ts';
import type { SavableList } from './SavableList.ts';
import { tellNotLoaded } from '../../query/tellNotLoaded.ts';

const load = async () => (await import('./SaveListDialog/SaveListDialog.tsx')).SaveListDialog;

/**
 * 'Listeye Kaydet', from wherever products stand: its dialog and the lists are fetched when it is pressed.
 * @returns what opens it, whether it is about to, and where it stands
 */
export function useSaveToList(identity: Identity): {
  readonly save: (list: () => SavableList | Promise<SavableList>) => void;
  readonly isOpening: boolean;
  readonly dialog: ReactNode;
} {
  const { Component, fetch } = useLazyComponent(load);
  const [list, setList] = useState<SavableList>();
  const [isOpening, setOpening] = useState(false);
  const open = async (wanted: () => SavableList | Promise<SavableList>) => {
    if (isOpening) return;
    setOpening(true);
    try {
      const [known, isThere] = await Promise.all([wanted(), fetch()]);
      if (!isThere) throw new Error('not there');
      setList(known);
    } catch {
      tellNotLoaded(() => void open(wanted));
    }
    setOpening(false);
  };
  return {
    save: (wanted) => void open(wanted),
    isOpening,
    dialog: Component && list && (
      <Component identity={identity} list={list} onClose={() => setList(undefined)} />
    ),
  };
}
