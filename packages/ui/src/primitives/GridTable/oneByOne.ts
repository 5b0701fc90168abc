const waiting = new Set<() => void>();
let turns: MessageChannel | undefined;

function startTurns(): MessageChannel {
  const channel = new MessageChannel();
  channel.port1.addEventListener('message', () => {
    const [job] = waiting;
    if (!job) return;
    waiting.delete(job);
    if (waiting.size > 0) channel.port2.postMessage(null);
    job();
  });
  channel.port1.start();
  return channel;
}

/**
 * Does a piece of work when its turn comes: first come, first served, each in a task of its own, so that the page answers
 * and paints in between. By messages, since timers are held back in the background.
 * @returns takes it back
 */
export function oneByOne(job: () => void): () => void {
  turns ??= startTurns();
  if (waiting.size === 0) turns.port2.postMessage(null);
  waiting.add(job);
  return () => waiting.delete(job);
}
