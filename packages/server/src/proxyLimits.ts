import type { IncomingHttpHeaders } from 'node:http';

/** How long a call to the backend may take, in milliseconds; in nginx `proxy_*_timeout`, by `pnpm generate`. */
export interface ProxyLimits {
  /** Until a connection stands, the wait for one that is free included. */
  readonly connect: number;
  /** Without a byte of the call or of its answer; longer than the longest limit of the storefront (60 s). */
  readonly idle: number;
  /** Until the backend has sent a whole picture. */
  readonly picture: number;
  /** Until everything is over. */
  readonly whole: number;
}

export const usualLimits: ProxyLimits = { connect: 10_000, idle: 120_000, picture: 15_000, whole: 600_000 };

/**
 * Calls to the backend at once, and those of one visitor among them. Reads and writes are counted apart: a list that
 * hangs holds up no order.
 */
export const usualShares = { total: 1024, visitor: 64 } as const;

/**
 * What asks for a picture, in `Sec-Fetch-Dest:Accept`; over plain http a browser leaves the first out, and says it by what
 * it takes. Read by nginx, too.
 */
export const pictureRequests = '^(?:image:|:image/)';

const pictureRequest = new RegExp(pictureRequests);

/**
 * Whether a picture is asked for. Six that do not come take all connections a browser has to a host over HTTP/1.1, and an
 * order waits behind them.
 */
export const asksForPicture = (headers: IncomingHttpHeaders): boolean =>
  pictureRequest.test(`${headers['sec-fetch-dest'] ?? ''}:${headers.accept ?? ''}`);

/** The clocks of one call. */
export interface Clocks {
  /** A connection stands. */
  readonly connected: () => void;
  /** A part of the call or of its answer has passed. Interim answers are no part of either. */
  readonly moved: () => void;
  /** What has come so far waits for the client, whose time is not the backend's. */
  readonly held: () => void;
  /** The client has taken what there was. */
  readonly drained: () => void;
  /** The backend has said all. */
  readonly answered: () => void;
  readonly stop: () => void;
}

/** Starts the clocks of a call; `giveUp` is called when one of them runs out. */
export function startClocks(limits: ProxyLimits, isPicture: boolean, giveUp: () => void): Clocks {
  const connect = setTimeout(giveUp, limits.connect);
  const idle = setTimeout(giveUp, limits.idle);
  const whole = setTimeout(giveUp, limits.whole);
  const picture = isPicture ? startPausable(giveUp, limits.picture) : undefined;
  let isAnswered = false;
  const answered = () => {
    isAnswered = true;
    clearTimeout(connect);
    clearTimeout(idle);
    picture?.pause();
  };
  return {
    connected: () => clearTimeout(connect),
    moved: () => idle.refresh(),
    held: () => picture?.pause(),
    drained: () => {
      if (!isAnswered) picture?.resume();
    },
    answered,
    stop: () => {
      answered();
      clearTimeout(whole);
    },
  };
}

function startPausable(ring: () => void, limit: number) {
  let left = limit;
  let since = performance.now();
  let timer: NodeJS.Timeout | undefined = setTimeout(ring, left);
  return {
    pause: () => {
      if (!timer) return;
      clearTimeout(timer);
      timer = undefined;
      left -= performance.now() - since;
    },
    resume: () => {
      if (timer) return;
      since = performance.now();
      timer = setTimeout(ring, Math.max(0, left));
    },
  };
}
