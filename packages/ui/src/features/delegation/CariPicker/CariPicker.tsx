import type { Identity } from '@vitrin/api-client/identity';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import { useRef, useState } from 'react';
import { paths } from '../../../paths.ts';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { words } from '../../../text/words.ts';
import { CariList, type CariListProps } from '../CariList/CariList.tsx';
import { useCariSearch } from '../useCariSearch.ts';
import { useDelegate } from '../useDelegate.ts';

export interface CariPickerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Loads the shop from its start: nothing that was read for one company may be shown for another. */
  loadShop?: () => void;
}

const loadAfresh = () => location.assign(paths.home.to());

/** Chooses the company that is acted for. */
export function CariPicker({ isOpen, onOpenChange, loadShop = loadAfresh }: CariPickerProps) {
  const { data: application } = useApplication();
  const input = useRef<HTMLInputElement>(null);
  // They outlive the dialog: opened anew, it must not send a second change while one is on its way.
  const { delegate, pendingId } = useDelegate(loadShop);
  const [text, setText] = useState('');
  const close = () => {
    if (pendingId === undefined) setText('');
    onOpenChange(false);
  };
  if (!application) return null;
  return (
    <Dialog
      title="Cari Seç"
      closeLabel={words.close}
      placement="top"
      isFlush
      isFullScreenOnPhone
      isOpen={isOpen}
      onOpenChange={close}
      initialFocus={input}
    >
      <Companies
        {...{ text, pendingId, input }}
        identity={application.identity}
        onTextChange={setText}
        onPick={delegate}
      />
    </Dialog>
  );
}

interface CompaniesProps extends Omit<CariListProps, 'search'> {
  identity: Identity;
}

/** The inside of the dialog: nothing is searched for while it is closed. */
function Companies({ identity, ...list }: CompaniesProps) {
  return <CariList {...list} search={useCariSearch(identity, list.text)} />;
}
