import type { IncomingMessage } from 'node:http';
import { resolve, sep } from 'node:path';
import { pathOf } from './addressPath.ts';
import { contain } from './contain.ts';
import { readAsset } from './loadAssets.ts';
import { openPort, PortTaken } from './openPort.ts';
import type { ServerOptions } from './readOptions.ts';
import { storybookHeaders } from './securityHeaders.ts';
import { sendAsset } from './sendAsset.ts';
import { sendPlain } from './sendPlain.ts';
import { mount } from './site.ts';
import type { StaticAnswer } from './site.ts';

/** Storybook beside the shop. */
export interface Storybook {
  /** The port that was wanted for it, with its host. */
  readonly origin: string;
  /** Undefined where another process has that port. */
  readonly port: number | undefined;
  readonly close: () => Promise<void>;
}

/**
 * Serves the built Storybook at a port, and so at an origin, of its own: it shows pieces with whatever it is told, and is not to
 * share a session or a storage with the shop. The shop is worth more than Storybook: it starts where that port is taken, too.
 * @returns undefined where none is wanted
 */
export async function startStorybook({
  host,
  storybookPort,
  storybookFolder,
  limits,
}: ServerOptions): Promise<Storybook | undefined> {
  if (storybookPort === undefined) return undefined;
  const answer = mount('', createStorybook(storybookFolder));
  try {
    const { origin, port, close } = await openPort(
      contain((request, response) => answer(request, response, pathOf(request.url ?? '/'))),
      { host, port: storybookPort, setting: 'STORYBOOK_PORT', limits },
    );
    return { origin, port, close: () => close(0) };
  } catch (error) {
    if (!(error instanceof PortTaken)) throw error;
    return { origin: `http://${host}:${String(storybookPort)}`, port: undefined, close: async () => {} };
  }
}

/** It is read from the disk each time, since it may still be building when the shop is already open. */
function createStorybook(folder: string): StaticAnswer {
  const headers = { ...storybookHeaders, 'Cache-Control': 'no-cache' };
  return (request, response, path) => {
    const file = resolve(folder, path === '' ? 'index.html' : path);
    const asset = file.startsWith(folder + sep) ? readAsset(file) : undefined;
    if (asset) sendAsset(request, response, asset, headers);
    else if (path === '')
      sendPlain(response, 503, 'Storybook hazırlanıyor; bu sayfa kendiliğinden yenilenir.', { Refresh: '5' });
    else sendPlain(response, 404, 'There is no such file.');
  };
}

/** Where an address below /storybook of the shop leads: the same host at Storybook's port. */
export function storybookAddress({ url = '', headers }: IncomingMessage, port: number): string {
  const host = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '127.0.0.1';
  const below = url.slice('/storybook'.length);
  return `http://${host}:${String(port)}${below.startsWith('/') ? below : `/${below}`}`;
}
