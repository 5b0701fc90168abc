import type { Product } from '@vitrin/api-client/product/readProduct';
import {
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '../../primitives/lazyPart.ts';
import { useAnchored } from '../../primitives/Popover/useAnchored.ts';
import { createCodeReader, type CodeReader, type ScannedCode } from './createCodeReader.ts';
import type { ShownSuggestions, SuggestionList } from './CodeSuggestions.tsx';
import * as css from './OrderGrid.css.ts';
import { useOrderRow } from './useOrderRow.ts';

/** What is suggested while typing: it comes when the list stands, and a code can be written without it. */
export const CodeSuggestions = lazyPart(
  async () => (await import('./CodeSuggestions.tsx')).CodeSuggestions,
  () => null,
);

const hasLines = (text: string) => /[\r\n]/.test(text.trim());

/** The code of a row: typed with suggestions or blind, scanned, or several lines pasted at once. */
export function CodeCell({ id }: { id: number }) {
  const { row, state, number, rows, goTo, move, arrive, scan, paste, remove } = useOrderRow(id);
  const [typed, setTyped] = useState<{ readonly id: number; readonly text: string }>();
  const [shown, setShown] = useState<ShownSuggestions>();
  const list = useRef<SuggestionList>(null);
  const reader = useRef<CodeReader>(undefined);
  const isOpen = typed?.id === id && typed.text === row.code && row.code.trim() !== '';
  const { anchor, float } = useAnchored(isOpen && shown !== undefined, 'bottom start');
  const close = () => setTyped(undefined);

  const take = ({ code, before }: ScannedCode) => {
    close();
    rows.typeCode(id, before);
    scan(code, before.trim() === '' ? id : undefined);
  };
  const takeLate = useEffectEvent(take);
  useEffect(() => {
    const own = createCodeReader((scanned) => takeLate(scanned));
    reader.current = own;
    return () => own.reset();
  }, []);
  const ref = useCallback((input: HTMLInputElement) => arrive(id, 'code', input), [arrive, id]);

  const pick = (product: Product) => {
    close();
    flushSync(() => rows.choose(id, product));
    goTo(id, 'quantity');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent, timeStamp, currentTarget, ctrlKey, metaKey, altKey, repeat, shiftKey } = event;
    // With the right Alt key letters are written: what makes no letter is a command.
    if (nativeEvent.isComposing || ((ctrlKey || metaKey) && !(ctrlKey && altKey))) return;
    const scanned =
      repeat || (key === 'Tab' && shiftKey)
        ? undefined
        : reader.current?.read(key, timeStamp, currentTarget.value);
    if (scanned) {
      event.preventDefault();
      return take(scanned);
    }
    const isEmpty = row.code === '' && row.quantity === '';
    switch (key) {
      case 'Enter': {
        event.preventDefault();
        const picked = isOpen ? list.current?.highlighted() : undefined;
        if (picked) return pick(picked);
        close();
        if (row.code.trim() === '') return undefined;
        // What stands in the quantity is selected there.
        flushSync(() => rows.enter(id));
        return goTo(id, 'quantity');
      }
      case 'Escape':
        if (!isOpen || !shown) return undefined;
        event.preventDefault();
        event.stopPropagation();
        return close();
      case 'ArrowDown':
      case 'ArrowUp': {
        if (altKey) return undefined;
        event.preventDefault();
        const by = key === 'ArrowDown' ? 1 : -1;
        if (isOpen && list.current?.move(by)) return undefined;
        return move(id, by, 'code');
      }
      case 'Backspace':
        if (!isEmpty || repeat) return undefined;
        event.preventDefault();
        return remove(id);
      default:
        return undefined;
    }
  };
  const isBad = ['missing', 'unreadable'].includes(state.kind);
  return (
    <span {...anchor} className={css.codeBox}>
      <input
        ref={ref}
        className={css.code}
        aria-label={`Kod: satır ${number}`}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? shown?.listId : undefined}
        aria-activedescendant={isOpen ? shown?.optionId : undefined}
        aria-invalid={isBad || undefined}
        placeholder={row.fault === 'noCode' ? 'Kod yok' : 'Kod veya barkod'}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
        translate="no"
        value={row.code}
        onChange={({ target }) => {
          rows.typeCode(id, target.value);
          setTyped({ id, text: target.value });
        }}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (!hasLines(text)) return;
          event.preventDefault();
          paste(text);
        }}
        onBlur={() => {
          reader.current?.reset();
          close();
          rows.enter(id);
        }}
      />
      {isOpen && (
        <span {...float} className={css.suggestions}>
          <Suspense>
            <CodeSuggestions ref={list} text={row.code.trim()} onShow={setShown} onPick={pick} />
          </Suspense>
        </span>
      )}
    </span>
  );
}
