import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLazyComponent, type Load } from '../../../primitives/useLazyComponent.ts';
import { useCloseOnBack } from '../../../primitives/useCloseOnBack.ts';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { useSearchKeys } from '../useSearchKeys.ts';

/** What a search begins with. */
export interface SearchStart {
  readonly text: string;
  /** Enter was pressed already, by a fast hand or a scanner. */
  readonly isSubmitted: boolean;
  /** It is not being typed: the next letters take its place. */
  readonly isSelected?: boolean;
}

export interface SearchDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  start: SearchStart;
}

export interface SearchEntryProps {
  /** What the address searches for; typing starts from it. */
  query?: string | undefined;
  /** Shows the results of a search on a page of their own. */
  onSearch: (query: string) => void;
  /** Fetches the dialog with suggestions; left out in a shop without them, and while that is not known. */
  loadDialog?: Load<SearchDialogProps> | undefined;
}

const nothing: SearchStart = { text: '', isSubmitted: false };

/**
 * The way to search: the box in the header, `/`, Ctrl+K and the hand scanner. With suggestions they lead to a dialog, for
 * which letters typed before its code has come are kept; without, or while the code cannot be had, Enter in the box
 * leads to the result page.
 */
export function SearchEntry({ query = '', onSearch, loadDialog }: SearchEntryProps) {
  const [shown, setShown] = useState(query);
  const [text, setText] = useState(query);
  const [start, setStart] = useState(nothing);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const isWished = useRef(false);
  const { Component: Dialog, fetch } = useLazyComponent(loadDialog);
  const hasDialog = loadDialog !== undefined;
  // Back before its code has come: the dialog itself hears nothing of it yet.
  useCloseOnBack(isOpen && !Dialog, () => setOpen(false));
  if (shown !== query) {
    setShown(query);
    setText(query);
  }

  const search = (asked: string) => {
    if (asked !== '') onSearch(asked);
  };
  const open = async (next: SearchStart) => {
    setStart(next);
    setOpen(true);
    if (Dialog ?? (await fetch())) return;
    setOpen(false);
    if (next.isSubmitted) search(next.text);
  };
  const submit = (asked: string) => {
    if (hasDialog) void open({ text: asked, isSubmitted: asked !== '', isSelected: true });
    else search(asked);
  };
  useSearchKeys({
    onSearch: () => {
      // Before the dialog is there, the box hears what is typed.
      if (!Dialog) box.current?.select();
      if (hasDialog) void open({ text, isSubmitted: false, isSelected: true });
      else isWished.current = true;
    },
    onScan: submit,
  });
  const goOnInDialog = useEffectEvent(() => {
    const isSearching = isWished.current || text !== query;
    if (isSearching && document.activeElement === box.current) void open({ text, isSubmitted: false });
  });
  useEffect(() => {
    // Who began in the box before the shop said that it has suggestions.
    if (hasDialog) goOnInDialog();
  }, [hasDialog]);

  return (
    <>
      <SearchBox
        ref={box}
        text={text}
        onTextChange={(next) => {
          setText(next);
          if (hasDialog) void open({ text: next, isSubmitted: false });
        }}
        onSubmit={() => submit(text.trim())}
        {...(hasDialog && {
          onOpen: () => void open({ text, isSubmitted: false }),
          onIntent: () => void fetch(),
          onLeave: () => {
            // Whoever has gone on to something else is not to be interrupted by a dialog that comes late.
            if (!Dialog && !start.isSubmitted) setOpen(false);
          },
        })}
      />
      {Dialog && (
        <Dialog
          start={start}
          isOpen={isOpen}
          onOpenChange={(next) => {
            setOpen(next);
            // What was typed has gone with the dialog; the box says again what the page shows.
            setText(query);
          }}
        />
      )}
    </>
  );
}
