const looks = new Set<Promise<string | undefined>>();

/**
 * Looks at every answer the page gets. It stands in front of the page's own `fetch`, because the service worker tells of an
 * answer only some time after the story has it.
 */
export function watchAnswers(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await send.call(globalThis, input, init);
    const request = input instanceof Request ? input : new Request(input, init);
    const copy = response.clone();
    looks.add(import('./findDrift.ts').then(({ findDrift }) => findDrift(request, copy)));
    return response;
  };
}

/** Fails where an answer since the last call was not what the contract describes: a drifted mock proves nothing. */
export async function expectHonestAnswers(): Promise<void> {
  const seen = [...looks];
  looks.clear();
  const drift = (await Promise.all(seen)).filter((found) => found !== undefined);
  if (drift.length > 0) throw new Error([...new Set(drift)].join('\n'));
}
