let open = 0;
const listeners = new Set<() => void>();
const add = (count: number) => {
  open += count;
  for (const listener of listeners) listener();
};

/** Whether the theme editor is open; then other pieces offer what only administrators change. */
export const editorMode = {
  isOn: () => open > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** The editor has opened; gives the function that ends it. */
  enter: () => {
    add(1);
    return () => add(-1);
  },
};
