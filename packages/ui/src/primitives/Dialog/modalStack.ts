/** The open modal dialogs, the topmost last: what must be heard above a modal has to live inside it. */
let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly HTMLDialogElement[]) => {
  stack = next;
  for (const listener of listeners) listener();
};

export const modalStack = {
  /** Puts a dialog on top; the result takes it away again. */
  enter: (dialog: HTMLDialogElement) => {
    set([...stack, dialog]);
    return () => set(stack.filter((other) => other !== dialog));
  },
  top: () => stack.at(-1) ?? null,
  size: () => stack.length,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
