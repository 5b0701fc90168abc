import { useId, type Ref } from 'react';
import { SearchIcon } from '../../../primitives/Icon/SearchIcon.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { keys } from './SearchBox.css.ts';

export interface SearchBoxProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Enter; also without a text. */
  onSubmit: () => void;
  /** Given where the box only leads to a dialog: pressed, or asked for by an arrow key. */
  onOpen?: (() => void) | undefined;
  /** Somebody is about to search: a pointer is over the box, or the focus in it. */
  onIntent?: (() => void) | undefined;
  /** The focus has gone elsewhere. */
  onLeave?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Where one searches from everywhere in the shop. */
export function SearchBox({ text, onTextChange, onSubmit, onOpen, onIntent, onLeave, ref }: SearchBoxProps) {
  const id = useId();
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <TextField
          id={id}
          ref={ref}
          label="Ürün ara"
          isLabelHidden
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Ürün adı, kod veya barkod ara"
          icon={<SearchIcon />}
          suffix={
            <kbd className={keys} aria-hidden="true">
              Ctrl K
            </kbd>
          }
          aria-keyshortcuts="/ Control+K"
          aria-haspopup={onOpen && 'dialog'}
          value={text}
          onChange={onTextChange}
          onClick={onOpen}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || !onOpen) return;
            event.preventDefault();
            onOpen();
          }}
          onFocus={onIntent}
          onBlur={onLeave}
          onPointerEnter={onIntent}
        />
      </form>
    </search>
  );
}
