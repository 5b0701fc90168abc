import { createRequire } from 'node:module';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { categoryIcons, iconSets } from '@vitrin/ui/category-icons';
import { growWithLetters } from '@vitrin/ui/grow-with-letters';
import { defineConfig } from 'vite';
import { compileAhead } from './compileAhead.config.ts';
import { startEarly } from './early.config.ts';
import { obeyPolicy } from './obeyPolicy.config.ts';
import { preloadFont } from './preloadFont.config.ts';
import { precompress } from './precompress.config.ts';
import { recordModules } from './recordModules.config.ts';
import { shareRuntime } from './shareRuntime.config.ts';
import { shortNames } from './shortNames.config.ts';
import { trimClient } from './trimClient.config.ts';
import { trimRouter } from './trimRouter.config.ts';

const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:8080';

const { resolve } = createRequire(import.meta.resolve('react-router-dom'));
const productionRouter = resolve('react-router').replace(
  /([\\/])development[\\/][^\\/]+$/,
  '$1production$1index.mjs',
);

/** A file's name without the screens it is shared by, and without its ending. */
const brief = (name: string) => name.replace(/~.*|\.\w+$/, '');

export default defineConfig(({ command }) => ({
  base: '/spa/',
  css: growWithLetters,
  plugins: [
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortNames() } : {}),
    react(),
    // Turkish is the only language of the interface: react-aria's other 33 would be dead weight.
    { ...optimizeLocales.vite({ locales: ['tr-TR'] }), enforce: 'pre' },
    obeyPolicy(),
    preloadFont(),
    startEarly(),
    trimClient(),
    trimRouter(),
    recordModules(),
    shareRuntime('/reports/Barcode/encodeBarcode.ts'),
    precompress(),
    compileAhead(),
    categoryIcons(),
    iconSets(),
  ],
  // The package offers bundlers its development build, with warnings nobody sees in a shop.
  resolve: {
    alias: [{ find: /^react-router$/, replacement: productionRouter }],
  },
  build: {
    manifest: true,
    target: ['chrome125', 'firefox131', 'safari18.2'],
    cssTarget: ['chrome125', 'firefox131', 'safari18.2'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // What several screens share would be named after all of them, in every list of what to fetch.
        chunkFileNames: ({ name }) => `assets/${brief(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${brief(name)}-[hash][extname]`,
        // One file each for what every page loads first and for what several screens share: a request less costs more
        // than a few bytes.
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], priority: 3 },
            // With all it imports, and with the small pieces that most screens show: a file of its own for each would cost a
            // request more than it saves bytes.
            {
              name: 'shop',
              test: /storefront[\\/]src[\\/]ShopApp|primitives[\\/](?:VisuallyHidden|Heading)|features[\\/]catalog[\\/]StockStatus|features[\\/](?:basket[\\/]useAddToBasket|catalog[\\/]useAdding)|Icon[\\/](?:Icon|Cart|Check|Chevron|PackageIcon|Image|Pause|Play|ArrowRight|Close|Alert|Info)|ui[\\/]src[\\/]text[\\/]turkish|api-client[\\/]src[\\/](?:read[\\/]readProduct\.|calls[\\/]basket|queries[\\/]basket)|useMutation/,
              priority: 2,
            },
            // The same for the screens behind the home page, which most visits go on to.
            {
              name: 'screens',
              test: /primitives[\\/](?:Badge|Breadcrumb|Select|EmptyState|NumberField|RowGroup|useIsGone)|features[\\/]catalog[\\/]useProductList|api-client[\\/]src[\\/](?:lostWork|calls[\\/]catalog|queries[\\/]readNow|once[\\/]notSent|read[\\/]readHtml)|navigation[\\/]findTrail|ui[\\/]src[\\/]text[\\/](?:quantityWords|formatDate)|Icon[\\/]/,
              priority: 2,
            },
            // Whatever opens a dialog needs all of it.
            { name: 'dialog', test: /primitives[\\/]Dialog/, priority: 2 },
            {
              name: 'shared',
              test: /packages[\\/](?:ui|api-client)[\\/]|vanilla-extract/,
              minShareCount: 2,
              entriesAware: true,
              // The name of a file costs every page some bytes, and whoever needs it a request.
              entriesAwareMergeThreshold: 1000,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    // Everything outside /spa belongs to the backend, as in production.
    proxy: { '^/(?!spa/|@|node_modules/|src/)': { target: backend, changeOrigin: true } },
  },
}));
