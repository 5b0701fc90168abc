const name = 'vitrin-categories';

/** Tells the other tabs of this browser that the category tree has changed on the server. */
export function announceCategories(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage('changed');
  channel.close();
}

/** Hears that another tab has changed the category tree; gives the function that ends it. */
export function hearCategories(listener: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
