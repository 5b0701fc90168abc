import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { list, panel, tab } from './Tabs.css.ts';

export interface TabItem<K extends string> {
  key: K;
  label: ReactNode;
  /** Rendered only while its tab is selected. */
  content: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps<K extends string> {
  /** Names the row of tabs. */
  label: string;
  items: readonly TabItem<K>[];
  selectedKey?: K;
  onSelectionChange?: (key: K) => void;
}

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Several views of one thing in the same place. One tab stop; arrows, Home and End choose. Views with addresses of
 * their own are Links in a navigation, not tabs.
 */
export function Tabs<K extends string>({ label, items, selectedKey, onSelectionChange }: TabsProps<K>) {
  const id = useId();
  const tabs = useRef(new Map<K, HTMLButtonElement>());
  const enabled = items.filter((item) => !item.isDisabled);
  const [own, setOwn] = useState(enabled[0]?.key);
  const current = items.find((item) => item.key === (selectedKey ?? own));

  const select = (item: TabItem<K>) => {
    setOwn(item.key);
    if (item.key !== current?.key) onSelectionChange?.(item.key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = enabled.findIndex((item) => item.key === current?.key);
    const next = enabled[moves[event.key]?.(index, enabled.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    select(next);
    tabs.current.get(next.key)?.focus();
  };

  return (
    <div>
      <div role="tablist" aria-label={label} className={list}>
        {items.map((item) => (
          <button
            key={item.key}
            ref={(element) => {
              if (element) tabs.current.set(item.key, element);
              else tabs.current.delete(item.key);
            }}
            type="button"
            role="tab"
            id={`${id}-${item.key}`}
            className={tab}
            aria-selected={item === current}
            aria-controls={item === current ? `${id}-panel` : undefined}
            tabIndex={item === current ? 0 : -1}
            disabled={item.isDisabled}
            onClick={() => select(item)}
            onKeyDown={onKeyDown}
          >
            {item.label}
          </button>
        ))}
      </div>
      {current && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${current.key}`}
          tabIndex={0}
          className={panel}
        >
          {current.content}
        </div>
      )}
    </div>
  );
}
