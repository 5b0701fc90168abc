import { preview } from 'vite';

/** Serves a built Storybook on a free port of this machine. */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The Storybook server has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
