/** The fault a page lives with, as it is handed to it through session storage. */
export interface PageFault {
  /** `GET /menu/?id=menu.header`; with an asterisk at its end, every call that begins so. */
  readonly call: string;
  readonly kind: string;
  readonly variant: number;
}

/** What the page can tell and be told while the matrix looks at it. */
export interface PageHarness {
  /** Calls the page has made, as `GET /menu/?id=menu.header`. */
  readonly calls: string[];
  /** Calls without an answer yet. */
  readonly open: () => number;
  /** How often the fault was met. */
  readonly met: () => number;
  /** From here on this one call fails. */
  readonly arm: (fault: PageFault) => void;
  /** The fault is over. */
  readonly release: () => void;
  /** Lets so many milliseconds pass for everything that waits 2 s or longer. */
  readonly advance: (milliseconds: number) => void;
  /** Waits in true time. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

export const faultKey = 'matrix-fault';

/** Runs in the page before its own code: makes the one call fail, and holds the long waits until they are advanced. */
export function installHarness(key: string): void {
  // The empty page a tab begins with asks for nothing, and has no storage; nor may a frame of somebody else's.
  if (location.protocol === 'about:' || window !== window.top) return;
  const kept = sessionStorage.getItem(key);
  let fault = kept === null ? undefined : (JSON.parse(kept) as PageFault);
  const begin = window.setTimeout.bind(window);
  const end = window.clearTimeout.bind(window);
  const waits = new Map<number, { readonly due: number; readonly run: () => void }>();
  let passed = 0;
  let lastId = 1_000_000_000;
  const later = (handler: TimerHandler, delay = 0, ...values: unknown[]): number => {
    if (typeof handler !== 'function' || delay < 2000) return begin(handler, delay, ...values);
    lastId += 1;
    waits.set(lastId, { due: passed + delay, run: () => handler(...values) });
    return lastId;
  };
  window.setTimeout = later as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (!waits.delete(Number(id))) end(id);
  };

  const now = Date.now.bind(Date);
  Date.now = () => now() + passed;

  const calls: string[] = [];
  let [open, met] = [0, 0];
  const send = window.fetch.bind(window);
  const sendBroken = async (request: Request, { kind, variant }: PageFault): Promise<Response> => {
    if (kind === 'away') throw new TypeError('Failed to fetch');
    if (kind === 'slow-5s') {
      await new Promise((resolve) => later(resolve, 5000));
      return send(request);
    }
    const headers = new Headers(request.headers);
    headers.set('x-demo-fault', `${kind}; variant=${variant}`);
    const marked = new Request(request, { headers });
    if (request.method !== 'GET') return send(marked);
    // What the document has preloaded would answer in place of the server: another address has no preload.
    const address = new URL(request.url);
    address.searchParams.set('matrix', kind);
    return send(new Request(address, marked));
  };
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname}${search}`;
    const meant = fault?.call ?? '';
    const isMeant = meant.endsWith('*') ? call.startsWith(meant.slice(0, -1)) : call === meant;
    calls.push(call);
    open += 1;
    if (isMeant) met += 1;
    const settle = () => {
      open -= 1;
    };
    try {
      const answer = await (isMeant && fault ? sendBroken(request, fault) : send(request));
      // It is on its way until the last of it has come, or broken off.
      void answer.clone().arrayBuffer().then(settle, settle);
      return answer;
    } catch (error) {
      settle();
      throw error;
    }
  };

  const harness: PageHarness = {
    calls,
    open: () => open,
    met: () => met,
    arm: (next) => {
      fault = next;
      met = 0;
    },
    release: () => {
      fault = undefined;
      sessionStorage.removeItem(key);
    },
    advance: (milliseconds) => {
      passed += milliseconds;
      for (const [id, { due, run }] of waits) {
        if (due <= passed && waits.delete(id)) run();
      }
    },
    wait: (milliseconds) => new Promise((resolve) => begin(resolve, milliseconds)),
  };
  Reflect.set(window, 'matrix', harness);
}
