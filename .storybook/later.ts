/** Does something at a later time of the clock: past the time in which a request that left before may still arrive. */
export async function later(milliseconds: number, work: () => Promise<void>): Promise<void> {
  const { now } = Date;
  Date.now = () => now() + milliseconds;
  try {
    await work();
  } finally {
    Date.now = now;
  }
}
