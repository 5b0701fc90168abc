import { describeStart } from './node/describeStart.ts';
import { readOptions } from './node/readOptions.ts';
import type { ServerOptions } from './node/readOptions.ts';
import { startServer } from './node/startServer.ts';

/** Says in one sentence why nothing was started, without a stack that helps nobody. */
function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function read(): ServerOptions {
  try {
    return readOptions(process.env);
  } catch (error) {
    return giveUp(error);
  }
}

const options = read();
const server = await startServer(options).catch(giveUp);

let isClosing = false;
const close = (signal: NodeJS.Signals) => {
  // A second Ctrl+C is somebody who does not want to wait; SIGTERM comes twice where a whole group of processes is told.
  if (isClosing && signal === 'SIGINT') process.exit(130);
  if (isClosing) return;
  isClosing = true;
  void server.close().then(() => process.exit(0));
};
process.on('SIGINT', close);
process.on('SIGTERM', close);
process.on('SIGHUP', close);

console.log(describeStart(server, options));
