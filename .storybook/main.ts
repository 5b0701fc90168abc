import { existsSync, globSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { guidePlugin } from '../docs/guide/guidePlugin.ts';
import { inWords } from '../docs/guide/readGuide.ts';
import { iconSets } from '../packages/ui/scripts/categoryIcons.ts';
import { growWithLetters } from '../packages/ui/scripts/growWithLetters.ts';
import { contractPlugin } from './contract/contractPlugin.ts';
import { readableLists } from './readableLists.ts';

const source = new URL('../packages/ui/src/', import.meta.url);

const foldersOf = (folder: string) => {
  const place = new URL(folder, source);
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
};

const hasStories = (folder: string) => {
  const place = new URL(folder, source);
  return (
    existsSync(place) &&
    readdirSync(place, { recursive: true }).some((file) => /\.(?:mdx|stories\.tsx)$/.test(String(file)))
  );
};

/** A branch of the sidebar: the titles below it are the folders, so no story names itself. */
const branch = (folder: string, titlePrefix: string) => {
  const directory = `../packages/ui/src/${folder}`;
  return hasStories(folder) ? [{ directory, files: '**/*.@(mdx|stories.tsx)', titlePrefix }] : [];
};

/** Ids of the states that have a small picture: there once the stories have been tested. */
const pictures = globSync('thumbnails/*.webp', { cwd: import.meta.dirname }).map((file) =>
  basename(file, '.webp'),
);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../docs/guide', files: '*.@(mdx|stories.tsx)', titlePrefix: 'Guide' },
    ...branch('foundations', 'Foundations'),
    ...branch('primitives', 'Primitives'),
    ...foldersOf('features').flatMap((domain) => branch(`features/${domain}`, `Features/${inWords(domain)}`)),
    ...branch('layouts', 'Layouts'),
    ...branch('screens', 'Screens'),
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables in the guide's pages.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: [
    '../public',
    { from: '../packages/storefront/public', to: '/spa' },
    ...(pictures.length > 0 ? [{ from: './thumbnails', to: '/thumbnails' }] : []),
    { from: '../packages/ui/node_modules/@fortawesome/fontawesome-free/svgs', to: '/spa/icons/fa' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      css: growWithLetters,
      worker: { format: 'es' as const },
      plugins: [vanillaExtractPlugin(), contractPlugin(), guidePlugin(pictures), iconSets(), readableLists()],
      build: {
        // Nobody sees them (--quiet): each file was packed to be told how large it would be.
        reportCompressedSize: false,
        // As the storefront is built: for older browsers light-dark() would be rewritten to what only :root can switch.
        cssTarget: ['chrome125', 'firefox131', 'safari18.2'],
        rolldownOptions: {
          checks: { pluginTimings: false },
          // react-aria marks its modules "use client", which means nothing here: one warning per module.
          onLog(
            level: string,
            log: { code?: string },
            handler: (level: string, log: { code?: string }) => void,
          ) {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
          },
        },
      },
      // Injected by the vanilla-extract plugin, or asked for late, so the first scan does not see them and a reload would break a test run.
      optimizeDeps: {
        include: [
          'ajv/dist/2020.js',
          'ajv-formats',
          'axe-core',
          '@vitrin/ui > dompurify',
          '@vitrin/ui > downshift',
          '@vitrin/ui > fflate',
          '@vitrin/ui > papaparse',
          '@vitrin/ui > read-excel-file/universal',
          '@vitrin/ui > zxing-wasm/reader',
          '@vitrin/ui > react-aria-components/ColorArea',
          '@vitrin/ui > react-aria-components/ColorPicker',
          '@vitrin/ui > react-aria-components/ColorSlider',
          '@vitrin/ui > react-aria-components/ColorSwatchPicker',
          '@vitrin/ui > react-aria-components/DateField',
          '@vitrin/ui > react-aria-components/I18nProvider',
          '@vitrin/ui > react-aria-components/Menu',
          '@vitrin/ui > react-aria-components/RangeCalendar',
          '@vitrin/ui > @internationalized/date',
        ],
      },
    }),
};
export default config;
