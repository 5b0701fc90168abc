/** Milliseconds out of sight after which a code is another label of the same. */
const unseen = 1500;
/** The same beside another code: in a frame or two a label may not be read, which is no other label. */
const glance = 500;

/** Tells which of the codes a camera sees are to be counted. */
export interface ScanRule {
  /**
   * Told what each frame shows and when that was (in ms), it gives the codes that count now: each once, however long it is held; the
   * same again after it was out of sight for 1.5 s, or while another one was read.
   */
  readonly read: (codes: readonly string[], time: number) => readonly string[];
}

/** A rule that has seen nothing yet. */
export function createScanRule(): ScanRule {
  const seen = new Map<string, number>();
  let inSight: ReadonlySet<string> = new Set();
  let last: { readonly code: string; readonly time: number } | undefined;

  const counts = (code: string, time: number) => {
    const before = seen.get(code);
    if (before === undefined) return true;
    // Held from one frame to the next, which takes a slow phone its time.
    if (inSight.has(code)) return false;
    const isAfterAnother = last !== undefined && last.code !== code && last.time > before;
    return time - before >= (isAfterAnother ? glance : unseen);
  };

  return {
    read(codes, time) {
      const now = new Set(codes);
      const fresh = [...now].filter((code) => counts(code, time));
      for (const code of now) seen.set(code, time);
      inSight = now;
      const code = fresh.at(-1);
      if (code !== undefined) last = { code, time };
      return fresh;
    },
  };
}
