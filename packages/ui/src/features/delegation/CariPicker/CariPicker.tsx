import type { Identity } from '@vitrin/api-client/read/readApplication';
import { useApplication } from '@vitrin/api-client/useApplication';
import { useRef, useState, type RefObject } from 'react';
import { paths } from '../../../paths.ts';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { useCloseOnBack } from '../../../primitives/useCloseOnBack.ts';
import { words } from '../../../text/words.ts';
import { CariList } from '../CariList/CariList.tsx';
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
  useCloseOnBack(isOpen, () => onOpenChange(false));
  if (!application) return null;
  return (
    <Dialog
      title="Cari Seç"
      closeLabel={words.close}
      placement="top"
      isFlush
      isFullScreenOnPhone
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      initialFocus={input}
    >
      <Companies identity={application.identity} input={input} loadShop={loadShop} />
    </Dialog>
  );
}

interface CompaniesProps extends Required<Pick<CariPickerProps, 'loadShop'>> {
  identity: Identity;
  input: RefObject<HTMLInputElement | null>;
}

/** The inside of the dialog; it begins anew whenever the dialog is opened. */
function Companies({ identity, input, loadShop }: CompaniesProps) {
  const [text, setText] = useState('');
  const search = useCariSearch(identity, text);
  const { delegate, pendingId } = useDelegate(loadShop);
  return (
    <CariList
      text={text}
      onTextChange={setText}
      search={search}
      onPick={delegate}
      pendingId={pendingId}
      input={input}
    />
  );
}
