import { createReadStream, existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const folder = 'icons/fa';
const iconFile = /^\/(solid|regular|brands)\/[a-z0-9-]+\.svg$/;

/** Where the drawings of Font Awesome Free lie: one `{style}/{name}.svg` per icon, each naming its licence (CC BY 4.0). */
export const iconDirectory = join(
  dirname(createRequire(import.meta.url).resolve('@fortawesome/fontawesome-free/package.json')),
  'svgs',
);

/**
 * Puts every icon a category may have beside the application, at `{base}icons/fa/`, so that a page loads only the ones it
 * shows. Copied after the bundle is written: files this small gain nothing from being compressed beforehand.
 */
export function categoryIcons(): Plugin {
  let base = '/';
  let outDir = '';
  return {
    name: 'vitrin-category-icons',
    configResolved(config) {
      base = config.base;
      outDir = resolve(config.root, config.build.outDir);
    },
    configureServer(server) {
      server.middlewares.use(`${base}${folder}`, (request, response, next) => {
        const path = request.url?.split('?', 1)[0] ?? '';
        const file = join(iconDirectory, path);
        if (!iconFile.test(path) || !existsSync(file)) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        createReadStream(file).pipe(response);
      });
    },
    async closeBundle() {
      if (this.environment.mode === 'build')
        await cp(iconDirectory, join(outDir, folder), { recursive: true });
    },
  };
}
