import type { ServerOptions } from './readOptions.ts';
import type { RunningServer } from './startServer.ts';
import type { Storybook } from './startStorybook.ts';

/** What is printed when the server is up: where the shop and Storybook are. */
export function describeStart(
  { origin, metrics, storybook }: Pick<RunningServer, 'origin' | 'metrics' | 'storybook'>,
  { backendUrl }: Pick<ServerOptions, 'backendUrl'>,
): string {
  const backend = backendUrl ? ` (backend ${backendUrl.origin})` : '';
  return [
    `Vitrin: ${origin}/spa/${backend}`,
    ...(metrics ? [`Metrics: ${metrics}/metrics`] : []),
    ...(storybook ? [describeStorybook(storybook)] : []),
  ].join('\n');
}

const describeStorybook = ({ origin, port }: Storybook) =>
  port === undefined
    ? `Storybook yok: ${origin} dolu, başka bir port için STORYBOOK_PORT=8090`
    : `Storybook: ${origin}/`;
