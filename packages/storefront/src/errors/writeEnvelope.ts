import type { ErrorReport } from './describeError.ts';

/** When a report was made, and what it is told apart by. */
export interface Occasion {
  readonly now: Date;
  /** 32 hexadecimal digits. */
  readonly id: string;
}

/**
 * A report as an envelope of Sentry, which Sentry, GlitchTip and Bugsink take (docs/decisions/0050-errors-in-envelopes.md): a line for the
 * envelope, one for the kind of item, one for the event. The build is its release, the pattern of the screen its transaction; the
 * message, which may hold anything, stays empty.
 */
export function writeEnvelope(report: ErrorReport, { now, id }: Occasion): string {
  const { origin, name, call, frames, screen, build } = report;
  const event = {
    event_id: id,
    timestamp: now.getTime() / 1000,
    platform: 'javascript',
    level: 'error',
    release: build,
    transaction: screen,
    tags: { origin, ...(call === undefined ? {} : { call }) },
    // Nor is the address it comes from to be taken for a person.
    sdk: { name: 'vitrin', version: '1', settings: { infer_ip: 'never' } },
    exception: {
      values: [
        {
          type: name,
          value: call ?? '',
          mechanism: { type: origin, handled: origin === 'screen' },
          // The outermost first.
          ...(frames.length > 0 && { stacktrace: { frames: frames.map(readFrame).toReversed() } }),
        },
      ],
    },
  };
  return [{ event_id: id, sent_at: now.toISOString() }, { type: 'event' }, event]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

/** `index-4AtzK5bF.js:1:2345`, by which an uploaded source map is found: `~` stands for any host. */
function readFrame(frame: string) {
  const [file = '', line, column] = frame.split(':');
  const place = `~/spa/assets/${file}`;
  return { filename: place, abs_path: place, lineno: Number(line), colno: Number(column), in_app: true };
}
