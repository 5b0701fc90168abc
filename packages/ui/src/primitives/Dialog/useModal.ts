import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useCloseOnBack } from '../useCloseOnBack.ts';
import { modalStack } from './modalStack.ts';

export interface ModalOptions {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whether Esc, the back gesture and a click beside it close it; otherwise only its own buttons do. */
  isDismissable?: boolean;
  /** It is open because the address says so: Back closes it with the address. */
  isAddressed?: boolean;
  /** Nothing of the page can be seen: Back closes it on a desk as on a phone. */
  isPageCovered?: boolean;
  /** Takes the focus first, in place of the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** The scrim belongs to the dialog element; what is meant is a point beside it. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent) {
  const box = currentTarget.getBoundingClientRect();
  const isInside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  return target === currentTarget && !isInside;
}

/**
 * A native modal `<dialog>`: top layer, inert page and the focus going back come from the platform. `isPresent` says
 * whether it is to be rendered; it outlives `isOpen` until the closing transition has ended.
 */
export function useModal({
  isOpen,
  onOpenChange,
  isDismissable = true,
  isAddressed = false,
  isPageCovered = false,
  initialFocus,
}: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const beganOutside = useRef(false);
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return undefined;
    dialog.showModal();
    (initialFocus?.current ?? dialog).focus();
    const leave = modalStack.enter(dialog);
    return () => {
      leave();
      // Also before it is removed: only a dialog that closes gives the focus back.
      dialog.close();
    };
  }, [isOpen, initialFocus]);

  useCloseOnBack(isOpen && isDismissable && !isAddressed, () => onOpenChange(false), isPageCovered);

  useEffect(() => {
    if (isOpen || !isPresent) return undefined;
    let isStale = false;
    const leave = async () => {
      const transitions = ref.current?.getAnimations({ subtree: true }) ?? [];
      await Promise.allSettled(transitions.map((transition) => transition.finished));
      if (!isStale) setPresent(false);
    };
    void leave();
    return () => {
      isStale = true;
    };
  }, [isOpen, isPresent]);

  const dismiss = () => {
    if (isDismissable) onOpenChange(false);
  };
  return {
    isPresent,
    dialog: {
      ref,
      tabIndex: -1,
      onKeyDown: (event: KeyboardEvent) => {
        // What is open inside (a list, a pop-up) has taken its own Esc by preventing the default.
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        event.preventDefault();
        dismiss();
      },
      onCancel: (event: SyntheticEvent) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        dismiss();
      },
      onClose: (event: SyntheticEvent) => {
        const dialog = ref.current;
        if (!isOpen || event.target !== dialog || !dialog || dialog.open) return;
        // A browser may close it without asking after repeated requests.
        if (isDismissable) onOpenChange(false);
        else dialog.showModal();
      },
      onPointerDown: (event: MouseEvent) => {
        beganOutside.current = isOutside(event);
      },
      onClick: (event: MouseEvent) => {
        // Text selected from inside to outside ends there too, but is no click on the scrim.
        if (beganOutside.current && isOutside(event)) dismiss();
      },
    },
  };
}
