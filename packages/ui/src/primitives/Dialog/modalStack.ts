import { createStore } from '../../store/createStore.ts';

const open = createStore<readonly HTMLDialogElement[]>([]);

/** The open modal dialogs, the topmost last: what must be heard above a modal has to live inside it. */
export const modalStack = {
  /** Puts a dialog on top; the result takes it away again. */
  enter: (dialog: HTMLDialogElement) => {
    open.set([...open.get(), dialog]);
    return () => open.set(open.get().filter((other) => other !== dialog));
  },
  top: () => open.get().at(-1) ?? null,
  size: () => open.get().length,
  subscribe: open.subscribe,
};
