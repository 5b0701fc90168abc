import { type FocusEvent, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { modalStack } from '../Dialog/modalStack.ts';
import { list, region } from './Toast.css.ts';
import { ToastCard } from './ToastCard.tsx';
import { type Toast, toasts } from './toasts.ts';

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
 * because everything outside is inert: neither heard nor pressed.
 */
export function ToastRegion(props: ToastRegionProps) {
  const modal = useSyncExternalStore(modalStack.subscribe, modalStack.top);
  return <>{createPortal(<Region {...props} />, modal ?? document.body)}</>;
}

function Region({ label, closeLabel }: ToastRegionProps) {
  const queue = useSyncExternalStore(toasts.subscribe, toasts.snapshot);
  const ref = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);
  const isEmpty = queue.length === 0;

  // After the page around it is painted: before that the browser would lay out all of it for this alone. Where a dialog that
  // was opened by a press takes it in, React does this before anything is painted.
  useEffect(() => {
    // A dialog that has gone by then has taken it along, and it is made anew outside.
    if (ref.current?.isConnected) ref.current.showPopover();
  }, []);
  useEffect(() => {
    if (!isEmpty) return;
    const { current } = cameFrom;
    // Of no concern to the notices that come later.
    cameFrom.current = null;
    // The one that had the focus is gone: without a place to go back to, the keyboard would start at the top.
    if (current instanceof HTMLElement && document.activeElement === document.body) current.focus();
  }, [isEmpty]);

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
    >
      <ol className={list}>
        {queue.slice(0, maxVisible).map((toast) => (
          <Item key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </ol>
    </section>
  );
}

/** Keeps the same `onClose` through every render, since a new one would start the time anew. */
function Item({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const onClose = useCallback(() => toasts.close(toast.id), [toast.id]);
  return <ToastCard toast={toast} closeLabel={closeLabel} onClose={onClose} />;
}
