import { type FocusEvent, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../store/createStore.ts';
import { modalStack } from '../Dialog/modalStack.ts';
import { noticesKey } from './noticesKey.ts';
import { list, region } from './Toast.css.ts';
import { ToastCard, type ToastCardProps } from './ToastCard.tsx';
import { toasts } from './toasts.ts';

export interface ToastRegionProps {
  /** Names the region among the landmarks. */
  label: string;
  /** Accessible name of each close button. */
  closeLabel: string;
}

/** How many are shown at once; the others wait. */
const maxVisible = 3;

/**
 * Where `toasts` are shown and read aloud; rendered once, at the root. While a modal dialog is open it lives inside it,
 * because everything outside is inert: neither heard nor pressed. `noticesKey` leads into it from anywhere, and back.
 */
export function ToastRegion(props: ToastRegionProps) {
  const modal = useStore({ ...modalStack, get: modalStack.top });
  return <>{createPortal(<Region {...props} />, modal ?? document.body)}</>;
}

function Region({ label, closeLabel }: ToastRegionProps) {
  const queue = useStore(toasts);
  const ref = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);
  const isClosedFromInside = useRef(false);
  const isEmpty = queue.length === 0;
  const shown = queue.slice(0, maxVisible);
  /** What the key leads to: the last that offers something, else the last. */
  const first = shown.findLast(({ action }) => action) ?? shown.at(-1);

  // After the page around it is painted: before that the browser would lay out all of it for this alone. Where a dialog that
  // was opened by a press takes it in, React does this before anything is painted.
  useEffect(() => {
    // A dialog that has gone by then has taken it along, and it is made anew outside.
    if (ref.current?.isConnected) ref.current.showPopover();
  }, []);
  const close = useCallback((id: number) => {
    isClosedFromInside.current = ref.current?.contains(document.activeElement) ?? false;
    toasts.close(id);
  }, []);
  useEffect(() => {
    if (!isEmpty && !isClosedFromInside.current) return;
    const { current } = cameFrom;
    isClosedFromInside.current = false;
    // Of no concern to the notices that come later.
    cameFrom.current = null;
    // The one that had the focus is gone: without a place to go back to, the keyboard would start at the top.
    if (current instanceof HTMLElement && document.activeElement === document.body) current.focus();
  });

  const goThere = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key !== noticesKey || ctrlKey || metaKey || altKey || shiftKey || isEmpty) return;
    event.preventDefault();
    const { activeElement } = document;
    if (!ref.current?.contains(activeElement))
      ref.current?.querySelector<HTMLElement>('[data-first] button')?.focus();
    else if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    else if (activeElement instanceof HTMLElement) activeElement.blur();
  });
  useEffect(() => {
    document.addEventListener('keydown', goThere);
    return () => document.removeEventListener('keydown', goThere);
  }, []);

  const remember = {
    onFocus: (event: FocusEvent) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
        cameFrom.current = event.relatedTarget;
      }
    },
  };
  return (
    <section
      {...remember}
      ref={ref}
      className={region}
      popover="manual"
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      aria-keyshortcuts={noticesKey}
    >
      <ol className={list}>
        {shown.map((toast) => (
          <Item
            key={toast.id}
            toast={toast}
            closeLabel={closeLabel}
            isFirst={toast === first}
            onClose={close}
          />
        ))}
      </ol>
    </section>
  );
}

/** Keeps the same `onClose` through every render, since a new one would start the time anew. */
function Item({ onClose, ...card }: Omit<ToastCardProps, 'onClose'> & { onClose: (id: number) => void }) {
  const { id } = card.toast;
  const close = useCallback(() => onClose(id), [onClose, id]);
  return <ToastCard {...card} onClose={close} />;
}
