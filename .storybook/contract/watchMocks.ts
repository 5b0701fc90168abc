const looks = new Set<Promise<string | undefined>>();
let underWay = 0;
let lastChange = 0;

const change = (by: 1 | -1) => {
  underWay += by;
  lastChange = performance.now();
};

/**
 * Looks at every answer the page gets. It stands in front of the page's own `fetch`, because the service worker tells of an
 * answer only some time after the story has it.
 */
export function watchAnswers(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    change(1);
    try {
      const response = await send.call(globalThis, input, init);
      const request = input instanceof Request ? input : new Request(input, init);
      const copy = response.clone();
      looks.add(import('./findDrift.ts').then(({ findDrift }) => findDrift(request, copy)));
      return response;
    } finally {
      change(-1);
    }
  };
}

/** In milliseconds: without a call for so long, nothing more is to come. */
const quiet = 60;
/** In milliseconds: a piece that still waits after so long waits for an answer that never comes. */
const patience = 400;

/**
 * Waits until the story shows what its network makes of it. A story without a play function is over as soon as it is
 * rendered: what axe and the camera would see is its first skeleton.
 */
export async function settle(): Promise<void> {
  lastChange = performance.now();
  for (;;) {
    const silence = performance.now() - lastChange;
    const isWaiting = underWay > 0 || document.querySelector('[aria-busy="true"]') !== null;
    if (silence > (isWaiting ? patience : quiet)) return;
    await new Promise(requestAnimationFrame);
  }
}

/** Fails where an answer since the last call was not what the contract describes: a drifted mock proves nothing. */
export async function expectContractAnswers(): Promise<void> {
  const seen = [...looks];
  looks.clear();
  const drift = (await Promise.all(seen)).filter((found) => found !== undefined);
  if (drift.length > 0) throw new Error([...new Set(drift)].join('\n'));
}
