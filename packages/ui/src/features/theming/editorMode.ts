import { createStore } from '../../store/createStore.ts';

const open = createStore(0);

/** Whether the theme editor is open; then other pieces offer what only administrators change. */
export const editorMode = {
  get: () => open.get() > 0,
  subscribe: open.subscribe,
  /** The editor has opened; gives the function that ends it. */
  enter: () => {
    open.set(open.get() + 1);
    return () => open.set(open.get() - 1);
  },
};
