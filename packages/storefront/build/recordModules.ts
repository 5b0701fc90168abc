import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Writes `.vite/modules.json` beside Vite's manifest: the modules of every file of the build with their bytes before
 * minification, so that a file that grew can be explained. A package from outside counts as one module.
 */
export function recordModules(): Plugin {
  return {
    name: 'vitrin-record-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const record: Record<string, Record<string, number>> = {};
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const modules: Record<string, number> = {};
        for (const [id, { renderedLength }] of Object.entries(output.modules)) {
          const name = nameOf(id);
          if (renderedLength > 0) modules[name] = (modules[name] ?? 0) + renderedLength;
        }
        record[output.fileName] = modules;
      }
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(record) });
    },
  };
}

function nameOf(id: string): string {
  const path = id.replace(/[?].*$/s, '').replaceAll('\0', '');
  const [, inPackage] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path) ?? [];
  if (inPackage !== undefined) return inPackage.replaceAll('\\', '/');
  return path.startsWith(repository) ? relative(repository, path).split(sep).join('/') : path;
}
