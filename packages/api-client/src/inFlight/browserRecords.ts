import type { WriteRecords } from './InFlightLock.ts';
import { createWriteRecords, type RecordChannel } from './writeRecords.ts';

const channelName = 'vitrin-once';

let shared: WriteRecords | undefined;

/** How the writes of this browser stand that must happen once; for the page one, opened when it is first asked for. */
export function browserRecords(): WriteRecords {
  return (shared ??= createWriteRecords(
    () => localStorage,
    channelHere(),
    (listener) => addEventListener('storage', listener),
  ));
}

/** Puts others in their place: for stories, which are many in one page. */
export function replaceRecords(records: WriteRecords): void {
  shared = records;
}

function channelHere(): RecordChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(channelName);
  return {
    post: channel.postMessage.bind(channel),
    listen: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
  };
}
