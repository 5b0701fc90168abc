import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { isPlainClick } from '../Link/isPlainClick.ts';

export interface OpenListOptions<T> {
  /** Names the box. */
  label: string;
  listLabel: string;
  /** The same array until there are others: a new one starts at its first item again. */
  items: readonly T[];
  itemKey: (item: T) => string;
  /** What stands in the box. */
  text: string;
  /** Index that is highlighted before anybody moves, -1 for none. */
  first?: 0 | -1;
  /** False while the items answer another text: Enter must not choose what nobody asked for. */
  isCurrent?: boolean;
  onPick: (item: T) => void;
  /** Enter while there is nothing to choose. */
  onSubmit?: () => void;
  input: RefObject<HTMLInputElement | null>;
}

/** Where a key leads from an index, -1 for none: arrows go round, pages stop at the ends. */
const moves: Partial<Record<string, (from: number, count: number) => number>> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (from > 0 ? from : count) - 1,
  PageDown: (from, count) => Math.min(from + page, count - 1),
  PageUp: (from) => Math.max(from - page, 0),
};

/** Items that a page key passes. */
const page = 10;

/** What keeps downshift from acting on an event. */
interface OwnEvent {
  nativeEvent: { preventDownshiftDefault?: boolean };
}

/** The list is always open: leaving the box, Esc and the pointer leaving the list change nothing in it. */
function stayOpen<T>(
  state: UseComboboxState<T>,
  { type, changes }: UseComboboxStateChangeOptions<T>,
): Partial<UseComboboxState<T>> {
  const { InputBlur, InputKeyDownEscape, InputClick, MenuMouseLeave } = useCombobox.stateChangeTypes;
  const isKept = [InputBlur, InputKeyDownEscape, InputClick, MenuMouseLeave].some((kept) => kept === type);
  return isKept ? state : { ...changes, inputValue: state.inputValue };
}

/** An item that is a link is chosen by a plain click; any other leaves the list as it is and is the browser's. */
const onClick = (event: MouseEvent & OwnEvent) => {
  if (isPlainClick(event)) event.preventDefault();
  else event.nativeEvent.preventDownshiftDefault = true;
};

/**
 * A search box over a list that is always in sight, as in a search dialog: arrows move the highlight, Enter and a click
 * choose. Home and End stay with the text, Esc with the dialog around.
 * @returns props for the input (without `onChange`, which is the caller's), the list and its items
 */
export function useOpenList<T>({
  label,
  listLabel,
  items,
  itemKey,
  text,
  first = 0,
  isCurrent = true,
  onPick,
  onSubmit,
  input,
}: OpenListOptions<T>) {
  const [moved, setMoved] = useState<{ in: readonly T[]; to: number }>();
  const start = items.length > 0 ? first : -1;
  const highlighted = moved?.in === items ? moved.to : start;

  const combo = useCombobox<T>({
    items: [...items],
    itemToKey: (item) => (item === null ? '' : itemKey(item)),
    itemToString: () => text,
    inputValue: text,
    isOpen: true,
    // What is chosen leads away: nothing stays chosen here.
    selectedItem: null,
    highlightedIndex: highlighted,
    stateReducer: stayOpen,
    // Downshift scrolls the list alone, and here it is what stands around it that scrolls.
    scrollIntoView: (item) => item.scrollIntoView({ block: 'nearest' }),
    onHighlightedIndexChange: ({ highlightedIndex }) => setMoved({ in: items, to: highlightedIndex }),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onPick(selectedItem);
    },
  });

  const onKeyDown = (event: KeyboardEvent & OwnEvent) => {
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
    const submits = isEnter && (!isCurrent || highlighted === -1);
    const move = event.altKey || items.length === 0 ? undefined : moves[event.key];
    if (submits) onSubmit?.();
    // Downshift tells of a highlight after the render, and an Enter that is already waiting would choose the one before.
    if (move) setMoved({ in: items, to: move(highlighted, items.length) });
    if (submits || move) event.preventDefault();
    if (submits || move || ['Home', 'End', 'Escape'].includes(event.key))
      event.nativeEvent.preventDownshiftDefault = true;
  };

  const { onChange: _, ...inputProps } = combo.getInputProps({
    ref: input,
    'aria-label': label,
    'aria-expanded': items.length > 0,
    onKeyDown,
  });
  return {
    highlighted,
    inputProps,
    menuProps: combo.getMenuProps({ 'aria-label': listLabel, hidden: items.length === 0 }),
    itemProps: (item: T, index: number) => combo.getItemProps({ item, index, onClick }),
  };
}
