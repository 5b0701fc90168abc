import { createReadStream, existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile } from 'node:fs/promises';
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
      if (this.environment.mode === 'build') await placeIcons(join(outDir, folder));
    },
  };
}

/** Linked, as copying three thousand files is a tenth of the build; copied where the packages are on another volume. */
async function placeIcons(place: string): Promise<void> {
  for (const style of await readdir(iconDirectory)) {
    const from = join(iconDirectory, style);
    const to = join(place, style);
    await mkdir(to, { recursive: true });
    await Promise.all(
      (await readdir(from)).map((file) =>
        link(join(from, file), join(to, file)).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') return copyFile(join(from, file), join(to, file));
        }),
      ),
    );
  }
}

const setModule = /^virtual:icon-set\/(solid|regular|brands)$/;
const drawing = /viewBox="0 0 (\d+) (\d+)".* d="([^"]+)"/s;

/**
 * All drawings of one set as a module, `virtual:icon-set/solid`, for the picker: a line per drawing, parted by tabs, with
 * its names (a space between two that mean the same), width, height and path. One file in place of two thousand.
 */
export function iconSets(): Plugin {
  return {
    name: 'vitrin-icon-sets',
    resolveId: (id) => (setModule.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const style = id.startsWith('\0') ? setModule.exec(id.slice(1))?.[1] : undefined;
      if (style === undefined) return undefined;
      return `export default ${JSON.stringify(await readSet(join(iconDirectory, style)))};`;
    },
  };
}

async function readSet(directory: string): Promise<string> {
  const names = new Map<string, string[]>();
  const files = (await readdir(directory)).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')));
  for (const [index, file] of files.entries()) {
    const [, width, height, path] = drawing.exec(texts[index] ?? '') ?? [];
    if (path === undefined) throw new Error(`${file} of Font Awesome is no longer a single path`);
    const shape = `${width}\t${height}\t${path}`;
    const known = names.get(shape);
    const name = file.replace(/\.svg$/, '');
    if (known) known.push(name);
    else names.set(shape, [name]);
  }
  return [...names].map(([shape, same]) => `${same.join(' ')}\t${shape}`).join('\n');
}
