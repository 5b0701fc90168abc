import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { afterLead, box, inner, lead, trail } from '../Field/control.css.ts';
import { CloseIcon } from '../Icon/CloseIcon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { placements } from '../Popover/floating.css.ts';
import { useAnchored } from '../Popover/useAnchored.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Combobox.css.ts';

export interface ComboboxWords {
  /** Accessible name of the button that empties the field. */
  clear: string;
  loading: string;
  empty: string;
  failed: string;
  /** Read aloud when the list changes. */
  count: (count: number) => string;
}

export interface ComboboxProps<T> extends FieldProps {
  /** What can be chosen; for asynchronous search, the answer to `inputValue`. */
  items: readonly T[];
  itemKey: (item: T) => string;
  /** The text of an item in the field, and in the list where `renderItem` is left out. */
  itemText: (item: T) => string;
  renderItem?: (item: T) => ReactNode;
  selectedItem: T | null;
  onSelectionChange: (item: T | null) => void;
  /** Told of every change of the text, to search for it. */
  onInputChange?: (text: string) => void;
  /** Keeps the items that fit the text, when `items` are all there are. */
  filter?: (item: T, text: string) => boolean;
  /** Letters to type before there is anything to show. */
  minLength?: number;
  /** How the search for `items` stands. */
  status?: 'ready' | 'loading' | 'failed';
  words: ComboboxWords;
  placeholder?: string;
  icon?: ReactNode;
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Esc on a closed list leaves the text alone; leaving never chooses: the field shows what is chosen, or nothing. */
function keepChoice<T>(itemText: (item: T) => string) {
  const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;
  return (state: UseComboboxState<T>, { type, changes }: UseComboboxStateChangeOptions<T>) => {
    if (type === InputKeyDownEscape) return { ...state, isOpen: false, highlightedIndex: -1 };
    if (type !== InputBlur) return changes;
    const { selectedItem } = state;
    return { ...changes, selectedItem, inputValue: selectedItem === null ? '' : itemText(selectedItem) };
  };
}

/**
 * Chooses one of many by typing part of it. Arrows move in the list, Enter chooses, Esc closes. For up to about fifteen
 * known options a Select is quicker.
 */
export function Combobox<T>({
  items,
  itemKey,
  itemText,
  renderItem = itemText,
  selectedItem,
  onSelectionChange,
  onInputChange,
  filter,
  minLength = 0,
  status = 'ready',
  words,
  placeholder,
  icon,
  isDisabled = false,
  ref,
  ...field
}: ComboboxProps<T>) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  const chosenText = selectedItem === null ? '' : itemText(selectedItem);
  const [text, setText] = useState(chosenText);
  const shown = filter && text !== chosenText ? items.filter((item) => filter(item, text)) : items;

  const combo = useCombobox<T>({
    items: [...shown],
    itemToString: (item) => (item === null ? '' : itemText(item)),
    itemToKey: (item) => (item === null ? '' : itemKey(item)),
    selectedItem,
    stateReducer: keepChoice(itemText),
    onSelectedItemChange: (change) => onSelectionChange(change.selectedItem),
    onInputValueChange: ({ inputValue, type }) => {
      setText(inputValue);
      if (type === useCombobox.stateChangeTypes.InputChange) onInputChange?.(inputValue);
    },
  });
  const hasContent = status !== 'ready' || shown.length > 0 || text !== '';
  const isOpen = combo.isOpen && hasContent && text.length >= minLength;
  const { anchor, float } = useAnchored(isOpen, 'bottom start');

  const notice =
    status === 'loading'
      ? words.loading
      : status === 'failed'
        ? words.failed
        : shown.length === 0
          ? words.empty
          : undefined;
  const clear = () => {
    combo.selectItem(null);
    onInputChange?.('');
    input.current?.focus();
  };

  return (
    <Field {...field}>
      {(control) => (
        <span {...anchor} className={box}>
          {icon && <span className={lead}>{icon}</span>}
          <input
            {...combo.getInputProps({
              ...control,
              ref: input,
              'aria-label': field.label,
              'aria-expanded': isOpen,
              disabled: isDisabled,
              onKeyDown: (event) => {
                // With a list to close Esc is downshift's; without, it belongs to the dialog around and empties nothing.
                if (event.key !== 'Escape') return;
                if (isOpen) event.preventDefault();
                else Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
              },
            })}
            className={`${inner}${icon ? ` ${afterLead}` : ''}`}
            placeholder={placeholder}
          />
          {text !== '' && !isDisabled && (
            <span className={trail}>
              <IconButton label={words.clear} size="sm" onPress={clear}>
                <CloseIcon size="sm" />
              </IconButton>
            </span>
          )}
          <VisuallyHidden role="status">{isOpen ? (notice ?? words.count(shown.length)) : ''}</VisuallyHidden>
          <div {...float} className={`${css.list} ${placements['bottom start']}`}>
            {notice !== undefined && (
              <div className={css.notice} aria-hidden="true">
                {status === 'loading' && <Spinner />}
                {notice}
              </div>
            )}
            <ul className={css.items} {...combo.getMenuProps({ 'aria-label': field.label })}>
              {isOpen &&
                notice === undefined &&
                shown.map((item, index) => (
                  <li
                    key={itemKey(item)}
                    {...combo.getItemProps({ item, index })}
                    className={css.item}
                    data-highlighted={index === combo.highlightedIndex || undefined}
                  >
                    {renderItem(item)}
                  </li>
                ))}
            </ul>
          </div>
        </span>
      )}
    </Field>
  );
}
