import { paths } from '@vitrin/ui/paths';

const parameters: Readonly<Record<string, string>> = {
  id: '1',
  categoryId: '0',
  type: 'hesapekstresi',
};

/** An address of every pattern there is, below /spa/: a new screen is in by itself. */
export const everyAddress: readonly string[] = Object.values(paths).map(({ pattern }) =>
  pattern
    .replace(/^\//, '')
    .replaceAll(/:(\w+)/g, (_match, name: string) => parameters[name] ?? '1')
    .replace(/^search$/, 'search?q=matkap'),
);
