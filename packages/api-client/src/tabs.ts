type TabChannel = 'vitrin-categories' | 'vitrin-identity' | 'vitrin-lists' | 'vitrin-sign-out';

/** Tells every open tab of this browser but, mostly, the one that says it. */
export function tellTabs(channelName: TabChannel, message: unknown): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

/** Hears what tabs tell, which another build of the page may have said; gives the function that ends it. */
export function hearTabs(channelName: TabChannel, listener: (message: unknown) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data));
  return () => channel.close();
}
