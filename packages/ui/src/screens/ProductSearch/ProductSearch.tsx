import { useApplication } from '@vitrin/api-client/application/useApplication';
import { useLayoutEffect, useRef } from 'react';
import type { SearchDialogProps } from '../../features/search/SearchEntry/SearchEntry.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { words } from '../../text/words.ts';
import { Search } from './Search.tsx';

/** Products while typing, in front of whatever page is shown; choosing one leads to it. */
export function ProductSearch({ isOpen, onOpenChange, start }: SearchDialogProps) {
  const { data: application } = useApplication();
  const input = useRef<HTMLInputElement>(null);
  const isShown = isOpen && application !== undefined;
  // With the dialog itself, before a letter can come. WebKit would have it typed before those that are there.
  useLayoutEffect(() => {
    const { length } = start.text;
    if (isShown) input.current?.setSelectionRange(start.isSelected ? 0 : length, length);
  }, [isShown, start]);
  if (!application) return null;
  return (
    <Dialog
      title="Arama"
      closeLabel={words.close}
      size="xl"
      placement="top"
      header="none"
      isFlush
      isFullScreenOnPhone
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      initialFocus={input}
    >
      <Search
        identity={application.identity}
        start={start}
        input={input}
        onClose={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
